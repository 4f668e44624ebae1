"""Every text has its place, and fits it, on every panel and in every language."""

"""Pictures: each screen has a `group` to show and an `update`; none knows time or flow."""

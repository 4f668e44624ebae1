"""What is going on, a file a scene: title, join, setup, deal, play, over."""

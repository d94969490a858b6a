"""Names: how they may be spelt, and which ones look alike."""

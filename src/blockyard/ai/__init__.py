"""Players that are programs. They know what their seat knows, and answer with a move."""

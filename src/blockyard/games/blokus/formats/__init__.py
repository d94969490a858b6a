"""Other programs' formats: Pentobi's files and its GTP dialect."""

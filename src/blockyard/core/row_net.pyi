# Only other compiled code calls this.

Hello {{name

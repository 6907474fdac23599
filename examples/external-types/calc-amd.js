define({ add: (a, b) => a + b });

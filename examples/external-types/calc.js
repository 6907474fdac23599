var Calc = { add: (a, b) => a + b };

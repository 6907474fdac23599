importScripts("dist/self.js");

postMessage(Calc.add(1, 2));

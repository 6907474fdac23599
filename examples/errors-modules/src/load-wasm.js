import("./wasm.js");

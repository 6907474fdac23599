import "./shared-memory.wasm";

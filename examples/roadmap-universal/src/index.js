import { version } from "./legacy.cjs";

const { hello } = await import("./hello.js");
console.log(hello, version);

// Reads a stack trace, and prints it with the positions in the source files.
import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";

const stack = readFileSync(process.argv[2] ?? "stack.txt", "utf8");
const position = /[^\s(]*\/([\w.-]+\.js):(\d+):(\d+)/g;

console.log(
  stack.replaceAll(position, (text, file, line, column) => {
    const map = JSON.parse(readFileSync(`maps/${file}.map`, "utf8"));
    const origin = new SourceMap(map).findOrigin(+line, +column);
    if (origin.fileName === undefined) return text;
    return `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`;
  }),
);

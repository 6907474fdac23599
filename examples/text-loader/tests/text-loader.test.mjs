import assert from "node:assert/strict";
import { test } from "node:test";
import { build } from "./build.mjs";

const files = {
  "src/index.js": 'import hello from "./hello.txt";\nconsole.log(hello);\n',
  "src/hello.txt": "Hello\n",
};

test("inlines the text of the file", async () => {
  const { code } = await build(files);
  assert.match(code, /"Hello\\n"/);
});

test("removes white space on request", async () => {
  const { code } = await build(files, { trim: true });
  assert.match(code, /"Hello"/);
});

test("rejects an option with the wrong type", async () => {
  const { errors } = await build(files, { trim: "yes" });
  assert.match(errors[0].message, /options\.trim should be a boolean/);
});

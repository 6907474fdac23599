import assert from "node:assert/strict";
import { test } from "node:test";
import { build } from "./build.mjs";

const files = {
  "package.json": '{ "name": "app" }',
  "src/index.js": 'import "greet";\n',
  "node_modules/greet/package.json":
    '{ "name": "greet", "version": "1.0.0", "license": "MIT" }',
  "node_modules/greet/index.js": 'console.log("Hello");\n',
  "node_modules/greet/LICENSE": "Do what you like.\n",
};

test("writes the license of each package in the output", async () => {
  const { notices } = await build(files);
  assert.equal(notices, "greet 1.0.0 (MIT)\n\nDo what you like.\n");
});

test("names the file with the licenses in every script", async () => {
  const { code } = await build(files);
  assert.match(code, /^\/\*! Licenses of packages: notices\.txt \*\/\n/);
});

test("writes nothing if no package is used", async () => {
  const { code, notices } = await build({ ...files, "src/index.js": "" });
  assert.equal(notices, undefined);
  assert.doesNotMatch(code, /Licenses of packages/);
});

test("reports a license that is not allowed", async () => {
  const { errors } = await build(files, { allow: ["ISC"] });
  assert.match(errors[0].message, /greet has the license MIT, which is not allowed/);
});

test("begins with the header, and watches its file", async () => {
  const withHeader = { ...files, "header.txt": "Thanks to all authors.\n" };
  const { notices, dependencies } = await build(withHeader, { header: "header.txt" });
  assert.match(notices, /^Thanks to all authors\.\n/);
  assert.ok(dependencies.includes("header.txt"));
});

test("rejects unknown options", async () => {
  await assert.rejects(build(files, { file: "a.txt" }), /unknown property 'file'/);
});

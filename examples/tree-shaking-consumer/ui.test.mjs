import assert from "node:assert/strict";
import fs from "node:fs/promises";
import { test } from "node:test";

const read = (name) => fs.readFile(new URL(`dist/${name}`, import.meta.url), "utf8");

test("costs nothing until it is used", async () => {
  assert.equal(await read("nothing.js"), "");
});

test("leaves out an unused component", async () => {
  assert.doesNotMatch(await read("main.js"), /svg|Map/);
});

test("keeps the styles of used components only", async () => {
  assert.equal(await read("main.css"), "button{color:#1c78c0}");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { build } from "./build.mjs";

const files = {
  "src/index.js": 'console.log(t("greeting"));\n',
  "locales/de.json": '{ "greeting": "Guten Tag" }',
};

test("replaces a call with its translation", async () => {
  const { code } = await build(files, { language: "de" });
  assert.match(code, /console\.log\("Guten Tag"\)/);
});

test("watches the file with the translations", async () => {
  const { dependencies } = await build(files, { language: "de" });
  assert.ok(dependencies.some((file) => file.endsWith("de.json")));
});

test("warns about a key without a translation, and uses the key", async () => {
  const { code, warnings } = await build(
    { ...files, "locales/de.json": "{}" },
    { language: "de" },
  );
  assert.match(warnings[0].message, /No translation for "greeting"/);
  assert.match(code, /console\.log\("greeting"\)/);
});

test("emits the keys of a module on request", async () => {
  const { assets } = await build(files, { language: "de", report: true });
  assert.ok(assets.some(({ name }) => name === "keys/src/index.js.json"));
});

test("fails if there is no file with translations", async () => {
  const { errors } = await build(files, { language: "fr" });
  assert.match(errors[0].message, /No translations in fr\.json: ENOENT/);
});

test("rejects unknown options", async () => {
  const { errors } = await build(files, { lang: "de" });
  assert.match(errors[0].message, /unknown property 'lang'/);
});

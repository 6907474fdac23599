import assert from "node:assert/strict";
import { test } from "node:test";
import { priceWithTax } from "../src/price.js";

test("adds the tax of the country", () => {
  assert.equal(priceWithTax(100, "at"), 120);
});

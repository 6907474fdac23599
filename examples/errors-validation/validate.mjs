import webpack from "webpack";
import { SalePlugin } from "./sale-plugin.mjs";

const configs = [
  { entry: { app: {} } },
  { entry: [] },
  { entry: ["./src/index.js", "./src/index.js"] },
  { output: { hashSalt: "" } },
  { plugins: [new webpack.DllReferencePlugin({ name: "vendor", content: {} })] },
  { output: { hashDigestLength: 0 } },
  { output: { chunkFilename: 5 } },
  { plugins: [{ apply: true }] },
  { module: { wrappedContextRegExp: "^pages" } },
  { optimization: { splitChunks: { cacheGroups: { test: /node_modules/ } } } },
  { output: { filename: "/app.js" } },
];

const sales = {
  const: { currency: "USD" },
  maxLength: { region: "Bavaria" },
  exclusiveMinimum: { discount: 0 },
  exclusiveMaximum: { discount: 100 },
  maximum: { stock: 900 },
  multipleOf: { bundle: 10 },
  format: { start: "soon" },
  formatMinimum: { start: "2025-06-01" },
  formatExclusiveMinimum: { opening: "2026-01-01" },
  formatMaximum: { end: "2027-01-01" },
  formatExclusiveMaximum: { closing: "2026-12-31" },
  maxItems: { tags: ["new", "hot", "blue"] },
  contains: { sizes: ["S", "M"] },
  additionalItems: { range: [1, 2, 3] },
  propertyNames: { labels: { summer: "Summer" } },
  maxProperties: { prices: { EUR: 1, USD: 2 } },
  patternRequired: { pages: { home: true } },
  dependencies: { coupon: { code: "A" } },
  if: { shipping: { express: true } },
};

/** Prints what webpack says of each configuration, and the plugin of each of its options. */
export function validate() {
  for (const config of configs) print(() => webpack(config));
  for (const options of Object.values(sales)) print(() => new SalePlugin(options));
}

/** Prints the message of the error that the call throws. */
function print(call) {
  try {
    call();
  } catch (error) {
    console.log(error.message);
  }
}

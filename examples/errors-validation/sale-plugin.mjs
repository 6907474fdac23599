import webpack from "webpack";

/** One option for each keyword that a schema can have, and webpack's own schemas don't. */
const schema = {
  type: "object",
  properties: {
    currency: { const: "EUR" },
    region: { type: "string", maxLength: 2 },
    discount: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 100 },
    stock: { type: "number", maximum: 500 },
    bundle: { type: "number", multipleOf: 6 },
    start: { type: "string", format: "date", formatMinimum: "2026-01-01" },
    opening: { type: "string", format: "date", formatExclusiveMinimum: "2026-01-01" },
    end: { type: "string", format: "date", formatMaximum: "2026-12-31" },
    closing: { type: "string", format: "date", formatExclusiveMaximum: "2026-12-31" },
    tags: { type: "array", maxItems: 2 },
    sizes: { type: "array", contains: { type: "number" } },
    range: {
      type: "array",
      items: [{ type: "number" }, { type: "number" }],
      additionalItems: false,
    },
    labels: { type: "object", propertyNames: { format: "date" } },
    prices: { type: "object", maxProperties: 1 },
    pages: { type: "object", patternRequired: ["^page-"] },
    coupon: { type: "object", dependencies: { code: ["expires"] } },
    shipping: { type: "object", if: { required: ["express"] }, then: { required: ["phone"] } },
  },
};

/** A plugin that checks its options, as most plugins do. */
export class SalePlugin {
  constructor(options) {
    webpack.validateSchema(schema, options, { name: "Sale Plugin", baseDataPath: "options" });
  }

  apply() {}
}

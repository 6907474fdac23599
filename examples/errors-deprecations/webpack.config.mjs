/** The build with plugins is in deprecations.mjs. */
export default {
  mode: "production",
  module: { parser: { javascript: { system: true } } },
};

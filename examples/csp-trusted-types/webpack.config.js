export default {
  mode: "production",
  entry: { page: "./src/index.html" },
  output: {
    clean: true,
    trustedTypes: "shop#webpack",
    html: {
      csp: {
        policy: {
          "require-trusted-types-for": "'script'",
          "trusted-types": "shop#webpack",
        },
      },
    },
  },
};

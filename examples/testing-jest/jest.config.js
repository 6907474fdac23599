import config from "./webpack.config.js";

const aliases = Object.entries(config.resolve.alias).map(
  ([name, folder]) => [`^${name}/(.*)$`, `${folder}/$1`],
);

export default {
  testEnvironment: "jsdom",
  moduleNameMapper: {
    ...Object.fromEntries(aliases),
    "\\.css$": "<rootDir>/test/styles.cjs",
    "\\.(svg|png|jpg|woff2)$": "<rootDir>/test/asset.cjs",
  },
  transform: {
    "\\.js$": [
      "babel-jest",
      {
        presets: [["@babel/preset-env", { targets: { node: "current" } }]],
        plugins: ["./test/import-meta.cjs"],
      },
    ],
  },
  transformIgnorePatterns: ["/node_modules/(?!(escape-string-regexp)/)"],
  globals: { VERSION: "test" },
  collectCoverageFrom: ["src/**/*.js"],
};

export default [
  { name: "shop", mode: "development", devServer: { port: 3000 } },
  { name: "admin", mode: "development", devServer: { port: 3000 } },
];

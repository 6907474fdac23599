export default [{ name: "client", mode: "production" }];

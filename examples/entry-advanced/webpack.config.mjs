export default {
  mode: "production",
  entry: {
    home: ["./src/home.js", "./src/home.css"],
    account: ["./src/account.js", "./src/account.css"],
  },
  output: { clean: true },
};

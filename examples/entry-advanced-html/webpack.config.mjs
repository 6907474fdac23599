export default {
  mode: "production",
  entry: {
    home: "./src/home.html",
    account: "./src/account.html",
  },
  output: { clean: true },
};

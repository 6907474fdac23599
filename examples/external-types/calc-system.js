System.register([], (exports) => ({
  execute() {
    exports("add", (a, b) => a + b);
  },
}));

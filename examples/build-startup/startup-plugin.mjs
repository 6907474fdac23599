export class StartupPlugin {
  apply(compiler) {
    const print = (step) => {
      const { user, system } = process.cpuUsage();
      console.log(`${step} in ${Math.round((user + system) / 1000)} ms`);
    };

    print("configuration loaded");
    compiler.hooks.initialize.tap("StartupPlugin", () => print("plugins applied"));
    compiler.hooks.make.tap("StartupPlugin", (compilation) => {
      print("compilation created");
      let isFirst = true;
      compilation.hooks.buildModule.tap("StartupPlugin", () => {
        if (isFirst) print("first module reached");
        isFirst = false;
      });
    });
    compiler.hooks.done.tap("StartupPlugin", () => print("build done"));
  }
}

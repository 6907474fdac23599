export class CountPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap("CountPlugin", (compilation) => {
      const logger = compilation.getLogger("CountPlugin");

      compilation.hooks.finishModules.tap("CountPlugin", (modules) => {
        logger.group("Modules");
        for (const module of modules) {
          logger.info(module.readableIdentifier(compilation.requestShortener));
        }
        logger.groupEnd();
        logger.debug("not shown without loggingDebug");
      });
    });
  }
}

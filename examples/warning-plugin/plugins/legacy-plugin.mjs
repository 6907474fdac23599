const NAME = "LegacyPlugin";

export class LegacyPlugin {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;

    const onParser = (parser) => {
      parser.hooks.call.for("save").tap(NAME, (expression) => {
        const warning = new WebpackError("save() will be removed. Use store().");
        warning.loc = parser.getLocation(expression);
        parser.state.module.addWarning(warning);
      });
    };

    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      for (const type of ["auto", "dynamic", "esm"]) {
        normalModuleFactory.hooks.parser.for(`javascript/${type}`).tap(NAME, onParser);
      }
    });
  }
}

const NAME = "TranslatePlugin";

export class TranslatePlugin {
  constructor(texts) {
    this.texts = texts;
  }

  apply(compiler) {
    const { ConstDependency } = compiler.webpack.dependencies;

    const onParser = (parser) => {
      parser.hooks.call.for("t").tap(NAME, (expression) => {
        const [argument] = expression.arguments;
        const key = argument && parser.evaluateExpression(argument);
        if (!key?.isString()) return;

        const text = JSON.stringify(this.texts[key.string] ?? key.string);
        const dependency = new ConstDependency(text, expression.range);
        dependency.loc = parser.getLocation(expression);
        parser.state.module.addPresentationalDependency(dependency);
        return true;
      });
    };

    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      for (const type of ["auto", "dynamic", "esm"]) {
        normalModuleFactory.hooks.parser.for(`javascript/${type}`).tap(NAME, onParser);
      }
    });
  }
}

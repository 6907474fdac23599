import webpack from "webpack";
import config from "./webpack.config.js";

const compiler = webpack(config);

compiler.run((error, stats) => {
  if (error) throw error;

  console.log(stats.toString({ preset: "errors-warnings", colors: process.stdout.isTTY }));
  if (stats.hasErrors()) process.exitCode = 1;

  compiler.close((closeError) => {
    if (closeError) throw closeError;
  });
});

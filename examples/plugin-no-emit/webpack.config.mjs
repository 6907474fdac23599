import webpack from "webpack";

export default {
  mode: "development",
  optimization: { emitOnErrors: true },
  plugins: [new webpack.NoEmitOnErrorsPlugin()],
};

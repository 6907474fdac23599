import webpack from "webpack";

const seen = new Set();

export default {
  mode: "production",
  plugins: [
    new webpack.ProgressPlugin((percentage, message) => {
      const step = `${Math.floor(percentage * 10) * 10} % ${message}`.trim();

      if (!seen.has(step)) console.log(step);
      seen.add(step);
    }),
  ],
};

export default (env) => ({
  mode: env.production ? "production" : "development",
  entry: "./src/index.js",
  output: {
    filename: env.name ? `${env.name}.js` : "main.js",
    clean: true,
  },
  dotenv: true,
});

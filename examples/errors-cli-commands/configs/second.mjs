export default () => ({ extends: "./configs/first.mjs" });

export default () => ({ extends: "./configs/second.mjs" });

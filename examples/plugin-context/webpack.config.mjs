export default {
  mode: "production",
  target: "node",
};

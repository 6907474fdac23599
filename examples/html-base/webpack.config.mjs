export default {
  mode: "production",
  output: {
    html: { base: "/app/" },
  },
};

export default { mode: "production" };

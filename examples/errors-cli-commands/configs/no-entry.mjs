export default { mode: "development", entry: {} };

// The command line says --mode production.
export default { mode: "production" };

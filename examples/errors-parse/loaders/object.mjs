export default { load: () => "" };

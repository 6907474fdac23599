export default "help";

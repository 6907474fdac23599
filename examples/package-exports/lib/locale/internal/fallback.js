export default "?";

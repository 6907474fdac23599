export default "it";

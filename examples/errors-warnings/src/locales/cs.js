export default "cs";

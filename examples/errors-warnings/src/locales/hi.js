export default "hi";

export default "da";

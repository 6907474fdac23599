export default "en";

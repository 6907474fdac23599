export default "el";

export default "ar";

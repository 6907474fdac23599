export default "is";

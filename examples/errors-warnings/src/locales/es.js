export default "es";

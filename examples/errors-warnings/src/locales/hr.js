export default "hr";

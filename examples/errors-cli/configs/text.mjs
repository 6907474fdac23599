export default "production";

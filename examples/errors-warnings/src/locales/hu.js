export default "hu";

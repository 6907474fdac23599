export default "lt";

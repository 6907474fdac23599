export default "fi";

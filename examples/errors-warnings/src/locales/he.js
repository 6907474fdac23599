export default "he";

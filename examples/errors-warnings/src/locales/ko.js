export default "ko";

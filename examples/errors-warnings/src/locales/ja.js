export default "ja";

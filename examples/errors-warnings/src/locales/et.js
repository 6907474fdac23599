export default "et";

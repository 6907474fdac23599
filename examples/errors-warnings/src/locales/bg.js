export default "bg";

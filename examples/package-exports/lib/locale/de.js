export default "Uhr";

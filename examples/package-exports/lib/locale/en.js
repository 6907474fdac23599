export default "o’clock";

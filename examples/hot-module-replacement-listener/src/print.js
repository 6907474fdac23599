export const print = () => console.log("Printing");

export const open = () => console.log("open");

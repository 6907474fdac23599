export const open = () => alert("Welcome");

export const hello = "Hola";

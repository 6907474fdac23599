export const message = "Describe the image";

export const place = "a browser";

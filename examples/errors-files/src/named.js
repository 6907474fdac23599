export const title = "named";

export const hello = "draft";

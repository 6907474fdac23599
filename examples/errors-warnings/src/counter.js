document.title = "Shop";

export const count = 0;

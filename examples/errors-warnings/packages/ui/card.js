document.title = "Cards";

export const card = document.createElement("article");

import cart from "./icons/cart.svg";
import heart from "./icons/heart.svg";
import home from "./icons/home.svg";
import search from "./icons/search.svg";
import star from "./icons/star.svg";
import user from "./icons/user.svg";

export const icons = [cart, heart, home, search, star, user];

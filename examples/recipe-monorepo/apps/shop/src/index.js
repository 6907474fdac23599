import { formatPrice } from "@store/prices";
import "@store/prices/style.css";

document.querySelector(".price").textContent = formatPrice(9.5);

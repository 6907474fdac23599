import { total } from "./cart.js";
import "./style.css";

console.log(total([{ price: 4 }, { price: 9 }]));

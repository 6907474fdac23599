import notice from "./notice.txt?raw";
import logo from "./logo.svg?url";

const pages = import.meta.glob("./pages/*.js");
const { title } = await pages["./pages/home.js"]();

const image = document.createElement("img");
image.src = logo;
document.body.append(image, title, notice, import.meta.env.VITE_API_URL);

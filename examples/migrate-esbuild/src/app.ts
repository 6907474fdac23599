import help from "./help.txt";
import icon from "./icon.svg";
import logo from "./logo.png";
import { format } from "@/format";
import "./app.css";

const total: number = 12;
const image = new Image();
image.src = logo;
image.style.background = `url("${icon}")`;
document.body.append(image, help, format(total), VERSION);

const { open } = await import("./dialog");
open();

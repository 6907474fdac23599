import { button } from "./button";

document.body.append(button());

import { api } from "#api";
import { button } from "#components/button";

console.log(button(api));

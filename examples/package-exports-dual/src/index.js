import { add } from "counter";
import old from "./old.cjs";

console.log(add(), old());

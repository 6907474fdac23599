import { today } from "dates";
import { month } from "calendar";

console.log(today, month);

import { place } from "clock";
import { format } from "clock/format";
import suffix from "clock/locale/de";

console.log(format(12, suffix), "in", place);

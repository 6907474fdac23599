import { label } from "@/ui/label.js";

console.log(label);

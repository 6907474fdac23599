import icon from "./icon.svg?raw";
import note from "./note.txt" with { type: "text" };
import bytes from "./note.txt" with { type: "bytes" };

console.log(icon.slice(0, 4));
console.log(note.trim());
console.log(bytes.length, bytes[0]);

import row from "./price.row.html";

console.log(row);

import logo from "asset:logo.svg";

console.log(logo);

import header from "./header";

document.body.append(header());

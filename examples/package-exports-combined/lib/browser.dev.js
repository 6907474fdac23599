export const file = "browser.dev.js";

import "./public-path.js";

const logo = new URL("./logo.svg", import.meta.url);

console.log("logo:", logo.href);

import("./theme.js").then(({ theme }) => {
  console.log("theme:", theme);
});

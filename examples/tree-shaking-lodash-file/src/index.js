import debounce from "lodash/debounce.js";

const report = debounce(() => console.log(innerWidth), 200);

addEventListener("resize", report);

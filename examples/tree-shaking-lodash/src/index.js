import { debounce } from "lodash";

const report = debounce(() => console.log(innerWidth), 200);

addEventListener("resize", report);

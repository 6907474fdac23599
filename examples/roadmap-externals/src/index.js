import { track } from "analytics";

track("start");

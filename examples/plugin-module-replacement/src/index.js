import { limits } from "./limits-EDITION";
import { send } from "./services/mail.js";

send(`You have ${limits.projects} projects`);

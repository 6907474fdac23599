import { today } from "dates";

export const month = new Date(today).getMonth();

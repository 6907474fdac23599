import _ from "lodash";
import { round } from "./round.js";

export function total(prices) {
  return round(_.sum(prices));
}

import fallback from "clock/locale/internal/fallback";
import format from "clock/lib/format.js";
import missing from "clock/missing";
import nope from "#nope";

console.log(fallback, format, missing, nope);

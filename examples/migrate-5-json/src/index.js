import settings from "./settings.json";

console.log(settings.version);

export function help(version) {
  console.log("version", version);
}

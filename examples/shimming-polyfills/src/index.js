const names = ["Tea", "Cup", "Tin"];
const groups = Object.groupBy(names, (name) => name[0]);

console.log(groups.T?.join(", "), names.at(-1));

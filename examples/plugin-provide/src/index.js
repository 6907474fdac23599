console.log(toml.parse("port = 80"));
console.log(chunk(["a", "b", "c"], 2));
console.log(translate("hello"));

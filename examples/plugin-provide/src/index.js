console.log(path.posix.join("src", "../dist"));
console.log(Buffer.from("webpack").toString("base64"));
console.log(translate("hello"));

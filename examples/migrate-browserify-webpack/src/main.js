var path = require("path");
var storage = require("./storage");

var template = require("./entry.html");

function sign(name, photo) {
  storage.save(name);
  var values = { name: name, photo: path.basename(photo, ".jpg") };
  console.log(template.replace(/{(\w+)}/g, (all, key) => values[key] ?? all).trim());
}

if (process.env.NODE_ENV !== "production") console.log("development");
global.sign = sign;
sign("Ada", "/photos/portrait.jpg");

var fs = require("fs");

exports.save = function (name) {
  fs.appendFileSync("guestbook.txt", name);
};

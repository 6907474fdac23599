module.exports = "/file.svg";

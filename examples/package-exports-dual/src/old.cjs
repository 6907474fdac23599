module.exports = require("counter").add;

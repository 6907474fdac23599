exports.version = 4;
exports[process.env.NAME] = true;

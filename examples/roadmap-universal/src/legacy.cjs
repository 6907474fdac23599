exports.version = 1;

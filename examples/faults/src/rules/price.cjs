exports.name = "price";

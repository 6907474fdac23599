module.exports = { dollar: 1.5, pound: 0.8 };

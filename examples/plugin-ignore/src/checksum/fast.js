module.exports = (text) => Buffer.from(text).reduce((sum, byte) => sum + byte, 0);

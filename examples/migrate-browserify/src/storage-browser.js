exports.save = function (name) {
  if (global.document) localStorage.setItem("guest", name);
};

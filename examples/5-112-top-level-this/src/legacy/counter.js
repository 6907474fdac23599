(function (root) {
  var count = 0;
  root.counter = {
    next: function () {
      return ++count;
    },
  };
})(this);

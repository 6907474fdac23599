console.log(__non_webpack_require__("fs"));

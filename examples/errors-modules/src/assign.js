__webpack_require__ = () => {};

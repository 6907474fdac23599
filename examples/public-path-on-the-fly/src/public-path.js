const { assets } = document.documentElement.dataset;

if (assets) {
  __webpack_public_path__ = assets;
}

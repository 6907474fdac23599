document.body.onclick = () =>
  import(
    /* webpackChunkName: "dialog", webpackPrefetch: true, webpackPreload: true */
    "./dialog.js"
  );

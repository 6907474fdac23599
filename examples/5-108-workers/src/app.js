new Worker(
  /* webpackChunkName: "search" */ new URL("./search.js", import.meta.url),
);

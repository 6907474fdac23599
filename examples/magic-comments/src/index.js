document.addEventListener("click", async () => {
  const { draw } = await import(
    /* webpackChunkName: "chart" */
    /* webpackPrefetch: true */
    "./chart.js"
  );

  draw();
});

export const setLanguage = (language) =>
  import(
    /* webpackChunkName: "locale-[request]" */
    /* webpackExclude: /draft/ */
    `./locales/${language}.js`
  );

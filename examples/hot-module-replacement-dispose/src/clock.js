const hot = import.meta.webpackHot;
let seconds = hot?.data?.seconds ?? 0;

const timer = setInterval(() => {
  seconds += 1;
  document.title = `Open for ${seconds} s`;
}, 1000);

if (hot) {
  hot.accept();
  hot.dispose((data) => {
    clearInterval(timer);
    data.seconds = seconds;
  });
}

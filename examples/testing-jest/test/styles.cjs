// Every class has its own name: styles.search is "search".
const styles = new Proxy(
  { __esModule: true },
  { get: (target, name) => target[name] ?? (name === "default" ? styles : name) },
);

module.exports = styles;

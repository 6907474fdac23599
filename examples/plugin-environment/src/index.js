console.log(process.env.API_URL);

if (process.env.DEBUG) {
  console.log("Debugging");
}

if (import.meta.env.SENTRY_DSN !== null) {
  console.log("Reporting errors");
}

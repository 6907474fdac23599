console.log(`API: ${import.meta.env.WEBPACK_API_URL}`);
console.log(`Password: ${import.meta.env.DATABASE_PASSWORD}`);

if (import.meta.env.DEV) {
  console.log("This line is for developers only.");
}

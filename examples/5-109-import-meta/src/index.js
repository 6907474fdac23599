const data = import.meta.resolve("./cities.csv");

fetch(data).then((response) => {
  if (import.meta.env.MODE === "development") console.log(response.status);
});

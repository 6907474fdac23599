const pages = import.meta.glob("./pages/*.js");

for (const [file, load] of Object.entries(pages)) {
  const { title } = await load();
  console.log(file, title);
}

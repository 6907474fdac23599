const button = document.querySelector("button");

button.addEventListener("click", async () => {
  const { showReport } = await import("./report.js");
  showReport(document.body);
});

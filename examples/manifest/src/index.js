import "./style.css";

const views = {
  chart: () => import("./chart.js"),
  table: () => import("./table.js"),
};

for (const [id, load] of Object.entries(views)) {
  document.querySelector(`#${id}`).addEventListener("click", async () => {
    const { render } = await load();
    render(document.body);
  });
}

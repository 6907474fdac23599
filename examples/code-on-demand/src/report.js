import { countBy, orderBy } from "lodash";

const orders = [
  { product: "Tea", country: "Japan" },
  { product: "Cup", country: "Japan" },
  { product: "Tea", country: "Kenya" },
];

export function showReport(parent) {
  const counts = Object.entries(countBy(orders, "country"));
  const list = document.createElement("ol");
  for (const [country, count] of orderBy(counts, 1, "desc")) {
    const item = document.createElement("li");
    item.textContent = `${country}: ${count}`;
    list.append(item);
  }
  parent.append(list);
}

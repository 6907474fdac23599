const quote = (value) => `"${String(value).replaceAll('"', '""')}"`;

export function download(books) {
  const rows = books.map(({ title, author, year }) =>
    [title, author, year].map(quote).join(","),
  );
  const file = new Blob([rows.join("\n")], { type: "text/csv" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = "reading-list.csv";
  link.click();
}

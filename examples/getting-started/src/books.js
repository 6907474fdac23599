export const books = [
  { title: "Middlemarch", author: "George Eliot", year: 1871 },
  { title: "Emma", author: "Jane Austen", year: 1815 },
  { title: "Orlando", author: "Virginia Woolf", year: 1928 },
];

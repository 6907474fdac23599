import { countMatches } from "@/count-matches.js";
import { createSearch } from "@/search.js";

test("counts a term without regard to case", () => {
  expect(countMatches("Emma, emma", "EMMA")).toBe(2);
});

test("shows the number of matches", () => {
  const form = createSearch("Emma and Persuasion");
  const [input, output] = form.elements;
  input.value = "a";
  input.dispatchEvent(new Event("input"));

  expect(output.value).toBe("3");
  expect(form.className).toBe("search");
  expect(form.querySelector("img").src).toContain("svg");
});

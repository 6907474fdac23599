import { parse } from "yaml";
import { splitPage } from "./split-page.js";

/** A page with its front matter. */
export interface Page {
  title: string;
  tags: string[];
  body: string;
}

/** Reads a page that begins with YAML between two lines of dashes. */
export function parsePage(text: string): Page {
  const { head, body } = splitPage(text);
  const { title = "Untitled", tags = [] } = parse(head) ?? {};
  return { title, tags, body };
}

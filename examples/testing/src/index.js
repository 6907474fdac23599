import { createSearch } from "@/search.js";

document.body.append(createSearch("Emma and Persuasion"));

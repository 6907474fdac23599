import { loadTexts } from "./texts/index.js";

for (const language of ["de", "fr"]) {
  const texts = await loadTexts(language);

  console.log(language, texts?.hello);
}

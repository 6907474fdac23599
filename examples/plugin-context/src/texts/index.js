export async function loadTexts(language) {
  try {
    return await import(`./locale/${language}.js`);
  } catch (error) {
    console.log(error.code);
  }
}

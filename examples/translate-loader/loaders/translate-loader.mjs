import fs from "node:fs/promises";
import path from "node:path";
import webpack from "webpack";

// #region schema
const schema = {
  title: "TranslateLoader options",
  type: "object",
  properties: {
    language: {
      description: "The file in the folder to read: `de` reads `de.json`.",
      type: "string",
      minLength: 2,
    },
    folder: {
      description: "The folder of the translations, relative to the project.",
      type: "string",
    },
    report: {
      description: "Whether to emit a list of the keys of each module.",
      type: "boolean",
    },
  },
  required: ["language"],
  additionalProperties: false,
};
// #endregion

// #region loader
export default function translateLoader(source, inputMap) {
  const options = this.getOptions(schema);
  const callback = this.async();

  translate(this, options, source, inputMap).then(
    ({ source: code, map }) => callback(null, code, map),
    callback,
  );
}
// #endregion

// #region translate
async function translate(context, options, source, inputMap) {
  const { language, folder = "locales", report = false } = options;
  const file = path.resolve(context.rootContext, folder, `${language}.json`);
  context.addDependency(file);

  const texts = await readTexts(file);
  const name = path.relative(context.rootContext, context.resourcePath);
  const { replaced, keys, missing } = replaceCalls(source, name, inputMap, texts);

  for (const key of missing) {
    context.emitWarning(new Error(`No translation for "${key}" in ${folder}/${language}.json`));
  }
  if (report) {
    context.emitFile(`keys/${name}.json`, JSON.stringify([...keys]));
  }

  return context.sourceMap ? replaced.sourceAndMap() : { source: replaced.source() };
}
// #endregion

// #region errors
async function readTexts(file) {
  try {
    return JSON.parse(await fs.readFile(file, "utf8"));
  } catch (error) {
    const name = path.basename(file);
    throw new Error(`No translations in ${name}: ${error.message}`, { cause: error });
  }
}
// #endregion

// #region source-map
const CALL = /\bt\("([^"]+)"\)/g;

function replaceCalls(source, name, inputMap, texts) {
  const { OriginalSource, ReplaceSource, SourceMapSource } = webpack.sources;
  const original = inputMap
    ? new SourceMapSource(source, name, inputMap)
    : new OriginalSource(source, name);
  const replaced = new ReplaceSource(original);
  const keys = new Set();
  const missing = new Set();

  for (const { 0: call, 1: key, index } of source.matchAll(CALL)) {
    keys.add(key);
    if (!Object.hasOwn(texts, key)) missing.add(key);
    const text = JSON.stringify(texts[key] ?? key);
    replaced.replace(index, index + call.length - 1, text);
  }
  return { replaced, keys, missing };
}
// #endregion

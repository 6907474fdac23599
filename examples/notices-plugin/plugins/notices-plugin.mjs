import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const NAME = "NoticesPlugin";

// #region schema
const schema = {
  type: "object",
  properties: {
    filename: {
      description: "The file to write, relative to the output folder.",
      type: "string",
      minLength: 1,
    },
    header: {
      description: "A file whose text comes first, relative to the project.",
      type: "string",
      minLength: 1,
    },
    allow: {
      description: "The allowed licenses; by default, all are allowed.",
      type: "array",
      items: { type: "string" },
    },
  },
  additionalProperties: false,
};
// #endregion

// #region plugin
export class NoticesPlugin {
  constructor(options = {}) {
    this.options = options;
  }

  apply(compiler) {
    const { Compilation } = compiler.webpack;
    const { filename = "notices.txt", header, allow } = this.options;

    compiler.hooks.validate.tap(NAME, () => {
      const names = { name: NAME, baseDataPath: "options" };
      compiler.validate(schema, this.options, names);
    });

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { processAssets } = compilation.hooks;

      processAssets.tapPromise(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => addNotices(compilation, { filename, header, allow }),
      );
      processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1 },
        () => addBanners(compilation, filename),
      );
    });
  }
}
// #endregion

// #region notices
async function addNotices(compilation, { filename, header, allow }) {
  const { RawSource } = compilation.compiler.webpack.sources;
  const packages = findPackages(compilation);
  if (packages.length === 0) return;
  checkLicenses(compilation, packages, allow);

  const texts = await Promise.all([
    ...(header ? [readHeader(compilation, header)] : []),
    ...packages.map((one) => readLicense(compilation, one)),
  ]);
  const line = `\n${"-".repeat(40)}\n\n`;
  compilation.emitAsset(filename, new RawSource(texts.join(line)));
}
// #endregion

// #region packages
function findPackages({ compiler, chunks, chunkGraph }) {
  const packages = new Map();
  for (const chunk of chunks) {
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      for (const { resourceResolveData } of module.modules ?? [module]) {
        const { descriptionFileRoot: root, descriptionFileData: data } =
          resourceResolveData ?? {};
        if (!data?.name || root === compiler.context) continue;
        packages.set(`${data.name}@${data.version}`, { root, data });
      }
    }
  }
  return [...packages.values()].sort((a, b) => (a.data.name < b.data.name ? -1 : 1));
}
// #endregion

// #region header
async function readHeader(compilation, header) {
  const { compiler, fileDependencies, inputFileSystem } = compilation;
  const file = path.resolve(compiler.context, header);
  fileDependencies.add(file);

  const readFile = promisify(inputFileSystem.readFile.bind(inputFileSystem));
  return (await readFile(file)).toString();
}
// #endregion

// #region license
function readLicense(compilation, { root, data }) {
  const { name, version, license } = data;

  return compilation.getCache(NAME).providePromise(root, `${name}@${version}`, async () => {
    const files = await fs.readdir(root);
    const file = files.find((one) => /^licen[cs]e/i.test(one));
    const text = file ? await fs.readFile(path.join(root, file), "utf8") : "";
    return `${name} ${version} (${license})\n\n${text}`;
  });
}
// #endregion

// #region errors
function checkLicenses(compilation, packages, allow) {
  const { WebpackError } = compilation.compiler.webpack;
  for (const { data } of packages) {
    if (allow === undefined || allow.includes(data.license)) continue;
    const message = `${data.name} has the license ${data.license}, which is not allowed.`;
    compilation.errors.push(new WebpackError(`${NAME}: ${message}`));
  }
}
// #endregion

// #region banners
function addBanners(compilation, filename) {
  const { ConcatSource } = compilation.compiler.webpack.sources;
  if (!compilation.getAsset(filename)) return;
  for (const { name } of compilation.getAssets()) {
    if (!/\.[cm]?js$/.test(name)) continue;
    const banner = `/*! Licenses of packages: ${filename} */\n`;
    compilation.updateAsset(name, (source) => new ConcatSource(banner, source));
  }
}
// #endregion

import {drawSequence} from './draw-sequence.ts'
import {drawSteps} from './draw-steps.ts'
import {readBuilds, type BuildGraph} from './read-build.ts'
import {cacheLayers, sourceMaps, splitChunks, watchMode} from './subjects/build-steps.ts'
import {drawChunks, drawModules, drawStages} from './subjects/builds.ts'
import {packageToFile, pathToFile, publicPath} from './subjects/resolving-steps.ts'
import {federation, hotUpdate, loaderChain, updatePropagation} from './subjects/sequences.ts'
import type {Drawing} from './svg.ts'

/** The drawings that need no build, by their files in the content folder. */
const drawings: Readonly<Record<string, () => Drawing>> = {
  'api/loader-chain.svg': () => drawSequence(loaderChain),
  'concepts/hot-update.svg': () => drawSequence(hotUpdate),
  'concepts/module-federation-loading.svg': () => drawSequence(federation),
  'concepts/package-to-file.svg': () => drawSteps(packageToFile),
  'concepts/path-to-file.svg': () => drawSteps(pathToFile),
  'concepts/update-propagation.svg': () => drawSequence(updatePropagation),
  'configuration/cache-layers.svg': () => drawSteps(cacheLayers),
  'configuration/source-map-steps.svg': () => drawSteps(sourceMaps),
  'configuration/split-chunks-decisions.svg': () => drawSteps(splitChunks),
  'configuration/watch-mode.svg': () => drawSteps(watchMode, 1),
  'guides/public-path-decisions.svg': () => drawSteps(publicPath),
}

interface BuildDrawing {
  readonly example: string
  readonly draw: (build: BuildGraph) => Drawing
}

/** The drawings of builds of examples. */
const buildDrawings: Readonly<Record<string, BuildDrawing>> = {
  'concepts/build-stages.svg': {
    example: 'build-stages-chunks',
    draw: build => drawStages(build, [['src/index.js'], ['src/title.js', 'src/dialog.js']]),
  },
  'concepts/dependency-graph.svg': {
    example: 'dependency-graph',
    draw: build =>
      drawModules(build, [
        ['src/index.js'],
        ['src/style.css', 'src/chart.js'],
        ['src/logo.svg', 'src/area.js'],
      ]),
  },
  'concepts/entry-chunks-runtime.svg': {
    example: 'entry-points-runtime',
    draw: build => drawChunks(build, {app: 'Entry app', admin: 'Entry admin'}),
  },
  'guides/code-splitting-chunks.svg': {
    example: 'code-splitting',
    draw: build =>
      drawChunks(build, {'src-index-1': 'Reading list page', 'src-stats-1': 'Statistics page'}),
  },
  'plugins/split-chunks-shared.svg': {
    example: 'plugin-split-chunks',
    draw: build => drawChunks(build, {shop: 'Entry shop', admin: 'Entry admin'}),
  },
}

/** Draws all pictures of the content folder, by their files. */
export async function drawPictures(): Promise<Map<string, Drawing>> {
  const builds = await readBuilds(Object.values(buildDrawings).map(({example}) => example))
  const pictures = new Map(Object.entries(drawings).map(([file, draw]) => [file, draw()]))
  for (const [file, {example, draw}] of Object.entries(buildDrawings)) {
    const build = builds.get(example)
    if (build) pictures.set(file, draw(build))
  }
  return pictures
}

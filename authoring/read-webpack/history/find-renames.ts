import type {FactHistory} from '#contract/history.ts'
import type {Fact} from '#contract/webpack.ts'
import {need} from '#contract/private/need.ts'

/**
 * Pairs of facts, a former one and its replacement: webpack names the new option in its message for
 * the old one, or the names are the same except for the first word, in the same parent and release.
 */
export function findRenames(
  histories: ReadonlyMap<string, FactHistory>,
  today: ReadonlyMap<string, Fact>,
  nextRelease: (version: string) => string | undefined,
): Array<[from: string, to: string]> {
  const added = [...histories].filter(([id, {since}]) => today.has(id) && since !== undefined)
  const removed = [...histories].filter(([id, {until}]) => !today.has(id) && until !== undefined)
  return removed.flatMap(([from, gone]): Array<[string, string]> => {
    const named = renamedOptions[from.replace('option:', '')]
    if (named !== undefined) return [[from, `option:${named}`]]
    const next = nextRelease(need(gone.until, `last version of ${from}`))
    const [to, ...others] = added.filter(
      ([id, {since}]) => since === next && parentOf(id) === parentOf(from) && endAlike(id, from),
    )
    return to && others.length === 0 ? [[from, to[0]]] : []
  })
}

/** `option:output.path` → `option:output` */
function parentOf(id: string): string {
  return id.replace(/\.?\w+$/, '')
}

/** `SingleEntryPlugin` and `EntryPlugin`; `HarmonyImportDependency` and `ESMImportDependency`. */
function endAlike(to: string, from: string): boolean {
  const [name = '', former = ''] = [to, from].map(id => /(\w+)$/.exec(id)?.[1])
  const isShorter =
    /^[A-Z]?[a-z]+[A-Z]/.test(name) && former.toLowerCase().endsWith(name.toLowerCase())
  return isShorter || former.replace(/^harmony|Harmony/, 'ESM').toLowerCase() === name.toLowerCase()
}

/** From `DID_YOU_MEAN` in `lib/config/validateSchema.js` of webpack. */
const renamedOptions: Readonly<Record<string, string>> = {
  'output.jsonpFunction': 'output.chunkLoadingGlobal',
  'output.chunkCallbackName': 'output.chunkLoadingGlobal',
  'output.jsonpScriptType': 'output.scriptType',
  'output.hotUpdateFunction': 'output.hotUpdateGlobal',
  'output.ecmaVersion': 'output.environment',
  'stats.maxModules': 'stats.modulesSpace',
  'optimization.hashedModuleIds': 'optimization.moduleIds',
  'optimization.namedModules': 'optimization.moduleIds',
  'optimization.namedChunks': 'optimization.chunkIds',
  'optimization.noEmitOnErrors': 'optimization.emitOnErrors',
}

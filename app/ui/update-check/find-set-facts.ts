import type {CheckedConfig} from '#contract/private/config-check/checked-config.ts'
import {createFactFinder} from '#contract/private/find-fact.ts'
import type {Facts} from '#contract/webpack.ts'

/**
 * Tells whether configurations set an option, or one that has it as a field. Objects whose fields are
 * listed count by their fields only, and a plain value such as `true` has no fields.
 */
export function createSetTest(
  configs: readonly CheckedConfig[],
  facts: Facts,
): (id: string) => boolean {
  const findFact = createFactFinder(facts)
  const set = configs
    .flatMap(({options}) => options)
    .flatMap(({path, value}) => {
      if (value === undefined) return []
      // An option that was removed has no fact, but a name.
      return [{id: findFact(path)?.id ?? `option:${path.join('.')}`, isPlain: plain.test(value)}]
    })
  return id =>
    set.some(
      each =>
        each.id === id ||
        (!each.isPlain && (id.startsWith(`${each.id}.`) || id.startsWith(`${each.id}[`))),
    )
}

/** `true`, `"a"`, `-1` */
const plain = /^(?:true|false|null|-?[\d.]+|"[^"]*")$/

import type {PhrasingContent} from 'mdast'
import {defaultTargets} from '#contract/default-choices.ts'
import type {Defaults} from '#contract/defaults.ts'
import {
  formatChoices,
  listChosenDefaults,
  type Choice,
  type ChosenDefault,
} from '../facts/default-choices.ts'
import {buildDefaultValue} from './default-value.ts'

/**
 * The defaults of an option with every mode and target: `"named"` in development … Each is a marked
 * element, so that the site can show the one that a reader chose. Those that few readers need come
 * last, and are hidden until then. Nothing if the default is always the same.
 */
export function buildDefaultItems(defaults: Defaults, name: string): PhrasingContent[] {
  const items = listChosenDefaults(defaults, name).map(item => ({
    ...item,
    usual: item.choices.filter(isUsual),
  }))
  const usual = items.filter(item => item.usual.length > 0)
  const others = items.filter(item => item.usual.length === 0)
  return [...usual, ...others].map((item, index) => {
    const where = usual.length === 1 && index === 0 ? '' : describe(item, item.usual)
    const before = index === 0 ? [] : [hint(', ')]
    const after = where === '' ? [] : [hint(` ${where}`)]
    return {
      type: 'strong',
      data: {
        hName: 'span',
        hProperties: {
          className: index < usual.length ? ['default'] : ['default', 'default-other'],
          dataDefault: formatChoices(item.choices),
        },
      },
      children: [...before, valueOf(item), ...after],
    }
  })
}

function isUsual({mode, target}: Choice): boolean {
  return (mode === 'production' || mode === 'development') && isUsualTarget(target)
}

function isUsualTarget(target: string): boolean {
  return target === 'web' || target === 'node'
}

function valueOf({value, error}: ChosenDefault): PhrasingContent {
  return error === undefined ? buildDefaultValue(value) : {type: 'text', value: 'an error'}
}

/** `in production`, `for node`, or `in production for web` */
function describe({choices}: ChosenDefault, usual: readonly Choice[]): string {
  const isOther = usual.length === 0
  const targets = isOther ? defaultTargets : defaultTargets.filter(isUsualTarget)
  const modes = isOther ? 3 : 2
  const byMode = new Map<string, string[]>()
  for (const {mode, target} of isOther ? choices : usual) {
    byMode.set(mode, [...(byMode.get(mode) ?? []), target])
  }
  const lists = new Map<string, string[]>()
  for (const [mode, found] of byMode) {
    const list = found.length === targets.length ? '' : ` for ${listAnd(found)}`
    lists.set(list, [...(lists.get(list) ?? []), mode])
  }
  const parts = [...lists].map(([list, found]) =>
    (found.length === modes ? list : `in ${listAnd(found)}${list}`).trim(),
  )
  return listAnd(parts)
}

function listAnd(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** Text around a value, which is hidden if only this value is shown. */
function hint(value: string): PhrasingContent {
  return {
    type: 'strong',
    data: {hName: 'span', hProperties: {className: ['default-when']}},
    children: [{type: 'text', value}],
  }
}

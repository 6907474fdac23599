import type {Change} from '#contract/history.ts'
import {minorOf} from '#contract/private/release-list.ts'
import {splitUnion} from '#contract/union-types.ts'
import type {Fact, FactKind} from '#contract/webpack.ts'
import {shapeOf} from '../type-shape.ts'

/** A fact as a release has it. */
interface State {
  readonly version: string
  readonly fact: Fact
}

/** How a fact changed from release to release, oldest first. */
export function compareFacts(states: readonly State[]): Change[] {
  const changes = states
    .slice(1)
    .flatMap((state, index) => compareStates(states[index] ?? state, state))
  return withoutReverted(changes)
}

function compareStates(
  {version: last, fact: before}: State,
  {version, fact: after}: State,
): Change[] {
  const hasFlags = !last.startsWith('4.') || version.startsWith('4.') // webpack 4 has none
  const differences = [
    ...compareTypes(before, after),
    ...compareDefaults(before, after),
    ...(hasFlags ? compareFlags(before, after) : []),
    ...compareField('hook', hookText(before), hookText(after)),
    ...compareField(
      'experimental',
      before.experimental ? 'true' : undefined,
      after.experimental ? 'true' : undefined,
    ),
  ]
  return differences.map(difference => ({version, ...difference}))
}

type Difference = Omit<Change, 'version'>

/**
 * Kinds whose types come from schemas. Others come from declarations, whose wording changes while
 * the type stays the same.
 */
const typed: ReadonlySet<FactKind> = new Set(['option', 'dev-server', 'plugin-option', 'flag'])

function compareTypes(before: Fact, after: Fact): Difference[] {
  if (!typed.has(after.kind) || before.type === undefined || after.type === undefined) return []
  if (membersOf(before.type) === membersOf(after.type)) return []
  if (shapeOf(before.type) === shapeOf(after.type)) return []
  return [{field: 'type', before: before.type, after: after.type}]
}

/** The members of a union in a fixed order. How a function is declared does not matter. */
function membersOf(type: string): string {
  const members = splitUnion(type)
    .flatMap(member => (/^\([^()]*\)$/.test(member) ? splitUnion(member.slice(1, -1)) : [member]))
    .map(member => (member.includes('=>') ? 'Function' : member))
  return [...new Set(members)].toSorted().join(' | ')
}

function compareDefaults({default: before = {}}: Fact, {default: after = {}}: Fact): Difference[] {
  const isOne = before.development === before.production && after.development === after.production
  if (isOne) return compareField('default', before.production, after.production)
  return [
    ...compareField('development', before.development, after.development),
    ...compareField('production', before.production, after.production),
  ]
}

/**
 * Finds a flag that is new or renamed. A removed one may only have been a repetition in the schema.
 */
function compareFlags(before: Fact, after: Fact): Difference[] {
  return after.flag === undefined ? [] : compareField('flag', before.flag, after.flag)
}

function hookText({hook}: Fact): string | undefined {
  if (!hook) return undefined
  return `${hook.of ?? hook.type}(${hook.arguments.join(', ')})`
}

function compareField(
  field: Change['field'],
  before: string | undefined,
  after: string | undefined,
): Difference[] {
  if (before === after || [before, after].some(isNotComparable)) return []
  return [{field, ...(before !== undefined && {before}), ...(after !== undefined && {after})}]
}

/**
 * Whether a value cannot be compared: long ones are cut, and some contain folders of the machine.
 */
function isNotComparable(value = ''): boolean {
  return value.includes('/* … */') || /"(?:\/|[A-Z]:\\)[^"]*node_modules/.test(value)
}

/** A change that a later patch took back is not a change for those who update to a minor version. */
export function withoutReverted(changes: readonly Change[]): Change[] {
  const reverted = new Set<Change>()
  for (const [index, change] of changes.entries()) {
    const next = changes
      .slice(index + 1)
      .find(other => other.field === change.field && !reverted.has(other))
    if (reverted.has(change) || !next || minorOf(next.version) !== minorOf(change.version)) continue
    if (next.after === change.before) for (const each of [change, next]) reverted.add(each)
  }
  return changes.filter(change => !reverted.has(change))
}

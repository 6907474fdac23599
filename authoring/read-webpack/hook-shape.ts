import {callMethod, classNameOf, fieldOf} from './live-objects.ts'

/** The class of a hook, and the arguments of tapped functions. */
interface HookShape {
  readonly type: string
  readonly arguments: string[]
  /** The class of the hooks of a HookMap. */
  readonly of?: string
  /** Whether it only stands in for a removed hook. */
  readonly isFake: boolean
}

/** Describes a hook; for a HookMap, one of its hooks. */
export function describeHook(hook: unknown): HookShape {
  const type = classNameOf(hook)
  if (type === 'HookMap') {
    const made = makeHook(hook)
    const of = classNameOf(made)
    return {
      type,
      arguments: argumentsOf(made),
      ...(of !== 'Object' && {of}),
      isFake: of === 'Object',
    }
  }
  const isFake = type === 'Object' || fieldOf(hook, '_fakeHook') !== undefined
  return {type: isFake ? 'FakeHook' : type, arguments: argumentsOf(hook), isFake}
}

/** Creates a hook of a map, without adding it to the map if that is possible. */
function makeHook(map: unknown): unknown {
  return typeof fieldOf(map, '_factory') === 'function'
    ? callMethod(map, '_factory', 'facts', undefined)
    : callMethod(map, 'for', 'facts')
}

function argumentsOf(hook: unknown): string[] {
  const several = fieldOf(hook, 'hooks')
  if (Array.isArray(several) && several.length > 0) return argumentsOf(several[0]) // a MultiHook
  const names = fieldOf(hook, '_args')
  return Array.isArray(names) ? names.map(String) : []
}

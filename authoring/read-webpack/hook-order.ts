import {callMethod, classNameOf, fieldOf, isObject} from './live-objects.ts'

/** Notes which hook fires when. */
export interface HookOrder {
  /** Listens to all hooks of an object. */
  follow(holder: string, hooks: unknown): void
  /** When a hook fired first, counted from 1; nothing if it did not. */
  placeOf(holder: string, name: string): number | undefined
}

/** Creates an order in which no hook has fired yet. */
export function createHookOrder(): HookOrder {
  const followed = new Set<string>()
  const fired: string[] = []
  return {
    follow(holder, hooks) {
      if (!isObject(hooks) || followed.has(holder)) return
      followed.add(holder)
      for (const name of Object.keys(Object.getOwnPropertyDescriptors(hooks))) {
        const id = `${holder}.${name}`
        listen(fieldOf(hooks, name), () => {
          if (!fired.includes(id)) fired.push(id)
        })
      }
    },
    placeOf(holder, name) {
      const index = fired.indexOf(`${holder}.${name}`)
      return index === -1 ? undefined : index + 1
    },
  }
}

/** Listens to a hook; the substitutes for removed hooks don't allow it. */
function listen(hook: unknown, call: () => void): void {
  if (typeof fieldOf(hook, 'intercept') !== 'function' || fieldOf(hook, '_fakeHook')) return
  if (classNameOf(hook) !== 'HookMap') {
    callMethod(hook, 'intercept', {call})
    return
  }
  callMethod(hook, 'intercept', {
    factory(_key: unknown, made: unknown) {
      callMethod(made, 'intercept', {call})
      return made
    },
  })
}

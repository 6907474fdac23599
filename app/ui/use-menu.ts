import {useCallback, useEffect, useState} from 'react'
import type * as MenuModule from './menu-panel.tsx'

/** Loads the panel of the menu; only narrow screens need it. */
export type LoadMenu = () => Promise<typeof MenuModule>

/** The menu of narrow screens, as its button and its panel see it. */
export interface Menu {
  readonly isOpen: boolean
  /** The panel could not be loaded; opening it tries again. */
  readonly hasFailed: boolean
  readonly MenuPanel: (typeof MenuModule)['MenuPanel'] | undefined
  setOpen(isOpen: boolean): void
}

/** Holds the state of the menu. Its panel is loaded ahead, for a swipe opens it at once. */
export function useMenu(load: LoadMenu): Menu {
  const [module, setModule] = useState<typeof MenuModule>()
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed')
  const prepare = useCallback(() => load().then(setModule), [load])
  useEffect(() => {
    const narrow = matchMedia('(width < 768px)')
    const adapt = () => {
      if (narrow.matches) prepare().catch(() => undefined) // the button says so, if it comes to that
      else setState('closed')
    }
    adapt()
    narrow.addEventListener('change', adapt)
    return () => narrow.removeEventListener('change', adapt)
  }, [prepare])

  const setOpen = useCallback(
    (isOpen: boolean) => {
      setState(isOpen ? 'open' : 'closed')
      if (isOpen) prepare().catch(() => setState('failed'))
    },
    [prepare],
  )
  return {
    isOpen: state === 'open' && module !== undefined,
    hasFailed: state === 'failed',
    MenuPanel: module?.MenuPanel,
    setOpen,
  }
}

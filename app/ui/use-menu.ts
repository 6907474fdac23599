import {useEffect, useState} from 'react'

/** State and actions of the menu on narrow screens, for its button and its panel. */
export interface Menu {
  /** Whether the window is narrow enough for a menu. */
  readonly isAvailable: boolean
  readonly isOpen: boolean
  setOpen(isOpen: boolean): void
}

/** Holds the state of the menu. It is closed when the window becomes wide. */
export function useMenu(): Menu {
  const [isAvailable, setAvailable] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const narrow = matchMedia('(width < 768px)')
    const adapt = () => {
      setAvailable(narrow.matches)
      if (!narrow.matches) setOpen(false)
    }
    adapt()
    narrow.addEventListener('change', adapt)
    return () => narrow.removeEventListener('change', adapt)
  }, [])
  return {isAvailable, isOpen: isOpen && isAvailable, setOpen}
}

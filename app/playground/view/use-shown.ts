import {useState} from 'react'
import type {Builds} from './use-builds.ts'

/** What the reader wants to see of a result, in tabs. */
export const views = ['Code', 'Modules', 'Compare', 'Run', 'Output'] as const

/** The view of a result that is shown, and the emitted file in it: the first one, until another is chosen. */
export function useShown({result}: Builds) {
  const [view, setView] = useState<string>(views[0])
  const [chosen, setChosen] = useState<string>()
  const assets = result?.assets ?? []
  const asset = (assets.find(({path}) => path === chosen) ?? assets[0])?.path
  const select = (path: string) => {
    setChosen(path)
    setView(views[0])
  }
  return {view, setView, asset, select}
}

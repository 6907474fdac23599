import {useState} from 'react'
import {isSlashOn, switchSlash} from './shell/search-shortcut.ts'

/** Lets readers turn off the slash key, for example because voice input may type slashes. */
export function SlashSwitch() {
  const [isOn, setOn] = useState(isSlashOn)
  const toggle = () => {
    switchSlash(!isOn)
    setOn(!isOn)
  }
  return (
    <label className="search-switch">
      <input type="checkbox" role="switch" checked={isOn} aria-checked={isOn} onChange={toggle} />
      <span>
        Open with <kbd>/</kbd>
      </span>
    </label>
  )
}

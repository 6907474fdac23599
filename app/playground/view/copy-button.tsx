import {useState} from 'react'

/** A button that copies code or a link, and then says whether it did. */
export function CopyButton({name, text}: {name: string; text: string}) {
  const [outcome, setOutcome] = useState('')
  const copy = () => {
    const show = (value: string) => {
      setOutcome(value)
      setTimeout(() => setOutcome(''), 2000)
    }
    navigator.clipboard.writeText(text).then(
      () => show('Copied!'),
      () => show('Not copied'),
    )
  }
  return (
    <button type="button" onClick={copy}>
      <span aria-live="polite">{outcome || name}</span>
    </button>
  )
}

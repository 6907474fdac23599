import {useEffect, useState} from 'react'
import {EXAMPLES_URL, type ListedExample} from '#contract/private/playground.ts'
import styles from './playground.module.css?linked'
import {readJson} from '#contract/private/read-json.ts'

/** All examples to start from. */
export function ExampleList({current}: {current: string}) {
  const [examples, setExamples] = useState<readonly ListedExample[]>([])
  const [search, setSearch] = useState('')
  useEffect(() => {
    void readJson<ListedExample[]>(EXAMPLES_URL).then(setExamples, () => undefined)
  }, [])
  const words = search.toLowerCase().split(/\s+/)
  const matching = examples.filter(({name, page}) =>
    words.every(word => `${name} ${page}`.toLowerCase().includes(word)),
  )
  return (
    <details className={styles['examples']}>
      <summary>Start from another example</summary>
      <label>
        Search {examples.length} examples{' '}
        <input type="search" value={search} onChange={event => setSearch(event.target.value)} />
      </label>
      <ul>
        {matching.map(({name, page, url}) => (
          <li key={name}>
            <a href={`/playground/?example=${name}`} aria-current={name === current}>
              {name}
            </a>{' '}
            <a href={url}>{page}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}

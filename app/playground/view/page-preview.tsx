import {useEffect, useRef, useState} from 'react'
import {createRunner} from '../create-runner.ts'
import type {ConsoleLine} from '../console-line.ts'
import {engine} from './page-engine.ts'
import styles from './playground.module.css?linked'

/** The page of a bundle in a sandboxed frame, and its console; each build is a new one. */
export function PagePreview({config}: {config: string}) {
  const frame = useRef<HTMLDivElement>(null)
  const [lines, setLines] = useState<readonly ConsoleLine[]>([])
  const [stopped, setStopped] = useState<string>()
  useEffect(() => {
    let end = () => {}
    let isCurrent = true
    const onConsole = (line: ConsoleLine) => setLines(last => [...last, line].slice(-500))
    engine.preview(config).then(
      preview => {
        if (!isCurrent || !frame.current) return
        const runner = createRunner(frame.current, preview, {onConsole, onStopped: setStopped})
        end = () => runner.stop()
      },
      (error: unknown) => isCurrent && setStopped(String(error)),
    )
    return () => {
      isCurrent = false
      end()
    }
  }, [config])
  return (
    <>
      <div className={styles['frame']} ref={frame} />
      {stopped !== undefined && <p role="alert">{stopped}</p>}
      <ol className={styles['console']} aria-label="Console">
        {lines.map(({level, text}, index) => (
          <li key={index} data-level={level}>
            {text}
          </li>
        ))}
      </ol>
    </>
  )
}

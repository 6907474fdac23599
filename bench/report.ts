import {summarize, type Summary} from './statistics.ts'

/** One measurement. */
export interface Figure {
  readonly name: string
  readonly unit: Unit
  readonly runs: Summary
  /** The upper limit that it should stay below; exceeding it fails nothing. */
  readonly target?: number | undefined
}

type Unit = keyof typeof units

const units = {
  s: {label: 's', digits: 2},
  ms: {label: 'ms', digits: 0},
  MB: {label: 'MB', digits: 0},
  KB: {label: 'KB', digits: 1},
  score: {label: '', digits: 3},
  count: {label: '', digits: 0},
} as const

/** Makes a figure of the runs of one measurement. */
export function createFigure(
  name: string,
  unit: Unit,
  {values, target}: {values: readonly number[]; target?: number | undefined},
): Figure {
  return {name, unit, runs: summarize(values), target}
}

/** Formats figures as a table, one per line, next to their targets. */
export function formatFigures(title: string, figures: readonly Figure[]): string {
  const rows = figures.map(formatRow)
  const header = ['', 'median', 'min–max', 'runs', 'target', '']
  const widths = header.map((cell, column) =>
    Math.max(cell.length, ...rows.map(row => row[column]?.length ?? 0)),
  )
  const lines = [header, ...rows].map(row =>
    row
      .map((cell, column) =>
        column === 0 || column === 5
          ? cell.padEnd(widths[column] ?? 0)
          : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  return [title, ...lines].join('\n')
}

function formatRow({name, unit, runs, target}: Figure): string[] {
  const {label, digits} = units[unit]
  const format = (value: number) => value.toFixed(digits)
  const isMet = target !== undefined && runs.median <= target
  return [
    name,
    `${format(runs.median)} ${label}`.trim(),
    runs.min === runs.max ? '' : `${format(runs.min)}–${format(runs.max)}`,
    String(runs.values.length),
    target === undefined ? '' : `≤ ${target} ${label}`.trim(),
    target === undefined ? '' : isMet ? 'met' : 'missed',
  ]
}

import type {Issue} from '../issues/issue.ts'

interface Place {
  readonly file: string
  /** The line of the file on which the text begins. */
  readonly line: number
  /** Code is copied and run, so nothing may be hidden in it. */
  readonly isCode?: boolean
}

/** Maximum number of issues for one text. */
const MAX_ISSUES = 20

/** Finds invisible characters that change how the surrounding text is displayed or executed. */
export function checkHidden(text: string, {file, line, isCode = false}: Place): Issue[] {
  if (!/[^\n\r\t -~]/.test(text)) return []
  const found = new Map<string, Issue>()
  for (const [index, content] of text.split('\n').entries()) {
    for (const {0: character, index: position} of content.matchAll(hidden)) {
      const problem = problemOf(character, content, position, isCode)
      if (!problem) continue
      const issue = {rule: 'hidden-character', file, line: line + index, ...problem} as const
      found.set(`${issue.line} ${issue.message}`, issue)
      if (found.size === MAX_ISSUES) return [...found.values()]
    }
  }
  return [...found.values()]
}

/** Removes hidden characters from texts of other projects, whose authors cannot fix them here. */
export function dropHidden(text: string): string {
  return text.replaceAll(hidden, (character, position: number) =>
    problemOf(character, text, position, false) ? '' : character,
  )
}

/** Invisible characters except tabs and line endings. */
const hidden =
  /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u115F\u1160\u3164\uFFA0]/gu

type Problem = Pick<Issue, 'severity' | 'message' | 'hint'>

function problemOf(
  character: string,
  line: string,
  position: number,
  isCode: boolean,
): Problem | undefined {
  const before = line.slice(Math.max(0, position - 2), position)
  const after = line.slice(position + character.length)
  const isRightToLeft = !isCode && rightToLeft.test(line)
  if (visible.test(character)) return undefined
  if (/[\u202A-\u202E\u2066-\u2069]/.test(character)) {
    return isRightToLeft && isClosed(line) ? undefined : tell(character, 'changes the order')
  }
  if (/[\u061C\u200E\u200F]/.test(character)) {
    return isRightToLeft ? undefined : tell(character, 'changes the order')
  }
  if (/[\u200C\u200D]/.test(character) && joins(before, after)) return undefined
  if (/[\u{E0020}-\u{E007F}]/u.test(character) && ofFlag.test(before)) return undefined
  if (harmless.test(character)) return tell(character, 'has no width', isCode ? 'error' : 'warning')
  return tell(character, 'is no text')
}

/** Signs before numbers in Arabic and other scripts, which have a visible shape. */
const visible = /[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]/u

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** Scripts whose letters never change their shape next to others. */
const unjoined =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u

const ofFlag = /(?:\u{1F3F4}|[\u{E0020}-\u{E007E}])$/u

const harmless = /[\u00AD\u115F\u1160\u180E\u200B-\u200D\u2060-\u2064\u3164\uFEFF\uFFA0]/

/** Whether a joiner makes one emoji of several, or a word of a script that needs it. */
function joins(before: string, after: string): boolean {
  if (/[\p{L}\p{M}]$/u.test(before) && !before.endsWith('\uFE0F')) return !unjoined.test(before)
  return (
    /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u.test(before) &&
    /^\p{Extended_Pictographic}/u.test(after)
  )
}

/** Overrides are never closed: no script needs them. */
function isClosed(line: string): boolean {
  const count = (pattern: RegExp) => [...line.matchAll(pattern)].length
  return (
    !/[\u202D\u202E]/.test(line) &&
    count(/[\u202A\u202B]/g) === count(/\u202C/g) &&
    count(/[\u2066-\u2068]/g) === count(/\u2069/g)
  )
}

const effects = {
  'changes the order': 'changes the order in which the line is displayed',
  'has no width': 'has no width, so it is invisible',
  'is no text': 'is a control character, not text',
} as const

function tell(
  character: string,
  effect: keyof typeof effects,
  severity: Issue['severity'] = 'error',
): Problem {
  const code = character.codePointAt(0) ?? 0
  const number = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  const name = names.get(code)
  return {
    severity,
    message: `${number}${name === undefined ? '' : ` (${name})`} ${effects[effect]}.`,
    hint: 'Delete it and retype the text around it. To write about it, use its code, such as U+….',
  }
}

const names: ReadonlyMap<number, string> = new Map([
  [0x00, 'null'],
  [0x08, 'backspace'],
  [0x1b, 'escape'],
  [0xad, 'soft hyphen'],
  [0x200b, 'zero width space'],
  [0x200c, 'zero width non-joiner'],
  [0x200d, 'zero width joiner'],
  [0x200e, 'left-to-right mark'],
  [0x200f, 'right-to-left mark'],
  [0x2028, 'line separator'],
  [0x2029, 'paragraph separator'],
  [0x202a, 'left-to-right embedding'],
  [0x202b, 'right-to-left embedding'],
  [0x202c, 'pop directional formatting'],
  [0x202d, 'left-to-right override'],
  [0x202e, 'right-to-left override'],
  [0x2060, 'word joiner'],
  [0x2066, 'left-to-right isolate'],
  [0x2067, 'right-to-left isolate'],
  [0x2068, 'first strong isolate'],
  [0x2069, 'pop directional isolate'],
  [0xfeff, 'byte order mark'],
])

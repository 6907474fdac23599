import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands'
import {css} from '@codemirror/lang-css'
import {html} from '@codemirror/lang-html'
import {javascript} from '@codemirror/lang-javascript'
import {json} from '@codemirror/lang-json'
import {bracketMatching, indentOnInput} from '@codemirror/language'
import {lintGutter, lintKeymap, setDiagnostics, type Diagnostic} from '@codemirror/lint'
import {EditorState, type Extension} from '@codemirror/state'
import {EditorView, keymap, lineNumbers} from '@codemirror/view'
import type {Facts} from '#contract/webpack.ts'
import {isConfigPath} from '../project/draft.ts'
import type {BuildIssue} from '../protocol.ts'
import {createOptionCompletion} from './complete-options.ts'
import {editorTheme} from './editor-theme.ts'

/** A file in an editor. */
export interface EditorFile {
  readonly path: string
  readonly text: string
}

interface EditorOptions {
  /** Receives the text after each change; without it, the editor is read-only. */
  readonly onChange?: ((text: string) => void) | undefined
  /** Loads the options to suggest in configurations. */
  readonly loadOptions: () => Promise<Facts>
}

export interface Editor {
  /** Shows a file. A file that is shown again keeps its cursor and its history. */
  show(file: EditorFile): void
  /** Marks lines of the shown file. */
  mark(issues: readonly BuildIssue[]): void
  close(): void
}

/**
 * An editor in a shadow tree, where CodeMirror adds its styles in a way that the content security
 * policy allows.
 */
export function createEditor(host: HTMLElement, {onChange, loadOptions}: EditorOptions): Editor {
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'})
  const view = new EditorView({root, parent: root})
  const states = new Map<string, EditorState>()
  let shown = ''
  const listener = EditorView.updateListener.of(update => {
    if (update.docChanged) onChange?.(update.state.doc.toString())
  })
  const options = autocompletion({override: [createOptionCompletion(loadOptions)]})
  const createState = ({path, text}: EditorFile) => {
    const completion = isConfigPath(path) ? options : autocompletion()
    const label = EditorView.contentAttributes.of({'aria-label': path})
    const access = onChange ? [listener, editing, completion] : readOnly
    const extensions = [lineNumbers(), editorTheme, languageOf(path), label, access]
    return EditorState.create({doc: text, extensions})
  }
  return {
    show(file) {
      if (shown === file.path && view.state.doc.toString() === file.text) return
      if (shown !== '') states.set(shown, view.state)
      shown = file.path
      const known = states.get(file.path)
      view.setState(known?.doc.toString() === file.text ? known : createState(file))
    },
    mark(issues) {
      const {doc} = view.state
      const diagnostics = issues.flatMap(({severity, message, line, column = 0}): Diagnostic[] => {
        if (line === undefined || line < 1 || line > doc.lines) return []
        const {from, to} = doc.line(line)
        return [{from: Math.min(from + column, to), to, severity, message}]
      })
      view.dispatch(setDiagnostics(view.state, diagnostics))
    },
    close: () => view.destroy(),
  }
}

/** Tab indents; the keys Escape and Tab, one after the other, leave the editor. */
const editing: Extension = [
  history(),
  bracketMatching(),
  closeBrackets(),
  indentOnInput(),
  lintGutter(),
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...lintKeymap,
    ...historyKeymap,
    ...defaultKeymap,
    indentWithTab,
  ]),
]

const readOnly: Extension = [
  EditorState.readOnly.of(true),
  EditorView.editable.of(false),
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({tabindex: '0', 'aria-readonly': 'true'}),
]

function languageOf(path: string): Extension {
  if (path.endsWith('.css')) return css()
  if (/\.html?$/.test(path)) return html()
  if (/\.(?:json|map)$/.test(path)) return json()
  const isScript = /\.[cm]?[jt]sx?$/.test(path)
  return isScript
    ? javascript({jsx: path.endsWith('x'), typescript: /\.[cm]?tsx?$/.test(path)})
    : []
}

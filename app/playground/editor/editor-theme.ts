import {HighlightStyle, syntaxHighlighting} from '@codemirror/language'
import type {Extension} from '@codemirror/state'
import {EditorView} from '@codemirror/view'
import {tags} from '@lezer/highlight'

/** Colors of code in pages, in both themes. */
const highlighting = HighlightStyle.define([
  {tag: [tags.keyword, tags.operatorKeyword], color: 'var(--code-keyword)'},
  {tag: [tags.string, tags.regexp, tags.attributeValue], color: 'var(--code-string)'},
  {tag: [tags.number, tags.bool, tags.null, tags.unit], color: 'var(--code-number)'},
  {tag: tags.comment, color: 'var(--code-comment)'},
  {tag: [tags.function(tags.variableName), tags.className], color: 'var(--code-title)'},
  {tag: [tags.propertyName, tags.tagName, tags.attributeName], color: 'var(--code-name)'},
])

const box = {
  border: '1px solid var(--border-strong)',
  borderRadius: '6px',
  background: 'var(--surface)',
  color: 'var(--text)',
}

const theme = EditorView.theme({
  '&': {height: '100%', color: 'var(--text)', fontSize: '0.85rem'},
  '&.cm-focused': {outline: '2px solid var(--accent)', outlineOffset: '-2px'},
  '.cm-scroller': {fontFamily: 'var(--mono)', lineHeight: '1.6', overflow: 'auto'},
  '.cm-content': {caretColor: 'var(--text-strong)', paddingBlock: '0.6rem'},
  '.cm-gutters': {
    border: '0',
    background: 'var(--surface-code)',
    color: 'var(--text-soft)',
  },
  '.cm-tooltip': box,
  '.cm-tooltip-autocomplete > ul': {fontFamily: 'var(--mono)'},
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--accent-strong)',
    color: '#fff',
  },
  '.cm-completionInfo': {padding: '0.5rem 0.75rem', maxInlineSize: '22rem'},
  '.cm-completionInfo p': {margin: '0 0 0.3rem', overflowWrap: 'anywhere'},
  '.cm-completionInfo a': {color: 'var(--link)'},
  '.cm-completionDetail': {color: 'inherit', opacity: '0.8'},
  '.cm-diagnostic': {padding: '0.4rem 0.75rem', whiteSpace: 'pre-wrap'},
  '.cm-diagnostic-error': {borderInlineStart: '4px solid var(--caution)'},
  '.cm-diagnostic-warning': {borderInlineStart: '4px solid var(--warning)'},
  // CodeMirror marks problems with images, which the content security policy blocks.
  '.cm-lintRange': {backgroundImage: 'none'},
  '.cm-lintRange-error': {textDecoration: 'underline wavy var(--caution)'},
  '.cm-lintRange-warning': {textDecoration: 'underline wavy var(--warning)'},
  '.cm-lint-marker': {
    content: 'normal',
    inlineSize: '0.6em',
    blockSize: '0.6em',
    borderRadius: '50%',
  },
  '.cm-lint-marker-error': {content: 'normal', background: 'var(--caution)'},
  '.cm-lint-marker-warning': {content: 'normal', background: 'var(--warning)'},
  '.cm-matchingBracket': {background: 'var(--code-marked)', color: 'inherit'},
})

/** The look of the editor. Its colors are those of the site, which follow the theme. */
export const editorTheme: Extension = [theme, syntaxHighlighting(highlighting)]

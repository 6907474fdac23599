import type {Releases} from '#contract/history.ts'
import {minorsOf, versionsOf} from '#contract/private/release-list.ts'
import {createElement} from '../enhance/create-element.ts'
import {listenForClose} from '../enhance/dialog.ts'
import dialogStyles from '../enhance/dialog.module.css?names'
import {versionFormat} from '../enhance/own-version.ts'
import styles from './own-version.module.css?names'

interface DialogOptions {
  readonly releases: Releases
  /** The current choice. */
  readonly version: string | undefined
}

/**
 * Lets the reader type a version, or choose one of the minor versions. Resolves to it, to an empty
 * string for no version, and to nothing if the dialog was closed.
 */
export function openVersionDialog(
  document: Document,
  {releases, version}: DialogOptions,
): Promise<string | undefined> {
  const versions = versionsOf('webpack', releases)
  const minors = minorsOf(versions)
  const parts = buildDialog(minors)
  const {dialog, form, input, error, reset, close} = parts
  input.value = version ?? ''
  reset.hidden = version === undefined
  document.body.append(dialog)
  dialog.showModal()
  input.select()
  return new Promise(resolve => {
    let result: string | undefined
    form.addEventListener('submit', event => {
      const typed = input.value.trim().replace(/^(?:webpack[@ ]*)?v?/, '')
      if (isKnown(typed, versions)) {
        result = typed
        return
      }
      event.preventDefault()
      error.textContent = `Type a version from ${minors[0]} to ${minors.at(-1)}, such as 5.90.`
      input.setAttribute('aria-invalid', 'true')
      input.focus()
    })
    reset.addEventListener('click', () => {
      result = ''
      dialog.close()
    })
    listenForClose(dialog, close)
    dialog.addEventListener('close', () => resolve(result))
  })
}

const HINT =
  'Pages, search and the explorer then mark what your version does not have yet, and what was different in it. To find out which version is installed, run '

function buildDialog(minors: readonly string[]) {
  const title = createElement('h2', {id: 'AppVersionTitle'}, 'My version of webpack')
  const command = createElement('code', {}, 'npx webpack --version')
  const hint = createElement('p', {}, HINT, command, '.')
  const input = createElement('input', {
    inputmode: 'decimal',
    autocomplete: 'off',
    spellcheck: 'false',
    list: 'AppVersionList',
    'aria-describedby': 'AppVersionError',
  })
  const versions = minors.toReversed().map(minor => new Option(minor, minor))
  const list = createElement('datalist', {id: 'AppVersionList'}, ...versions)
  const label = createElement('label', {}, 'Version', input, list)
  const error = createElement('p', {id: 'AppVersionError', role: 'alert'})
  const show = createElement('button', {class: 'primary', type: 'submit'}, 'Show differences')
  const reset = createElement('button', {}, 'Remove my version')
  const close = createElement('button', {}, 'Cancel')
  const classes = `${dialogStyles['actions']} ${styles['actions']}`
  const actions = createElement('div', {class: classes}, show, reset, close)
  const parts = [title, hint, label, error, actions]
  const form = createElement('form', {method: 'dialog', novalidate: ''}, ...parts)
  const dialog = createElement(
    'dialog',
    {class: `${dialogStyles['dialog']} ${styles['dialog']}`, 'aria-labelledby': title.id},
    form,
  )
  return {dialog, form, input, error, reset, close}
}

/** Whether there is such a release; a minor version stands for its last patch. */
function isKnown(version: string, versions: readonly string[]): boolean {
  if (!versionFormat.test(version)) return false
  return versions.some(each => each === version || each.startsWith(`${version}.`))
}

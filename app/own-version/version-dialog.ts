import type {Releases} from '#contract/history.ts'
import {minorsOf, versionsOf} from '#contract/private/release-list.ts'
import {createBuilder, listenForClose} from '../enhance/dialog.ts'
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
  const known = listVersions(releases)
  const parts = buildDialog(document, known.minors)
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
      if (isKnown(typed, known.versions)) {
        result = typed
        return
      }
      event.preventDefault()
      error.textContent = `Type a version from ${known.minors[0]} to ${known.minors.at(-1)}, such as 5.90.`
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

function buildDialog(document: Document, minors: readonly string[]) {
  const create = createBuilder(document)
  const dialog = create('dialog', `${dialogStyles['dialog']} ${styles['dialog']}`)
  const title = create('h2', '', 'My version of webpack')
  title.id = 'AppVersionTitle'
  dialog.setAttribute('aria-labelledby', title.id)
  const form = Object.assign(create('form'), {method: 'dialog', noValidate: true})
  const hint = create('p', '', HINT)
  hint.append(create('code', '', 'npx webpack --version'), '.')
  const input = Object.assign(create('input'), {inputMode: 'decimal'})
  input.autocomplete = 'off'
  input.spellcheck = false
  input.setAttribute('list', 'AppVersionList')
  input.setAttribute('aria-describedby', 'AppVersionError')
  const list = create('datalist')
  list.id = 'AppVersionList'
  for (const minor of minors.toReversed()) list.append(new Option(minor, minor))
  const label = create('label', '', 'Version')
  label.append(input, list)
  const error = create('p')
  error.id = 'AppVersionError'
  error.setAttribute('role', 'alert')
  const actions = create('div', `${dialogStyles['actions']} ${styles['actions']}`)
  const show = create('button', 'primary', 'Show differences')
  show.type = 'submit'
  const reset = create('button', '', 'Remove my version')
  const close = create('button', '', 'Cancel')
  actions.append(show, reset, close)
  form.append(title, hint, label, error, actions)
  dialog.append(form)
  return {dialog, form, input, error, reset, close}
}

interface KnownVersions {
  /** `5.90` */
  readonly minors: readonly string[]
  readonly versions: readonly string[]
}

function listVersions(releases: Releases): KnownVersions {
  const versions = versionsOf('webpack', releases)
  return {minors: minorsOf(versions), versions}
}

/** Whether there is such a release; a minor version stands for its last patch. */
function isKnown(version: string, versions: readonly string[]): boolean {
  if (!versionFormat.test(version)) return false
  return versions.some(each => each === version || each.startsWith(`${version}.`))
}

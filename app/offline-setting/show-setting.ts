import {storageWorks, store} from '../enhance/storage.ts'
import {loadStyles} from '../loading/load-styles.ts'
import {askActive} from './ask.ts'
import {fill} from './fill.ts'
import {findObstacle, SETTING} from './may-fill.ts'
import type {StoreState} from './worker-messages.ts'
import {forgetViews} from './reader-stays.ts'
import {createSettingDialog, type SettingDialog} from './setting-dialog.ts'
import {
  describeCost,
  describeObstacle,
  describeOutcome,
  describeState,
  describeStoreObstacle,
  LOOKING,
  type StoreObstacle,
} from './setting-texts.ts'
import {href} from './setting.css?linked'

/** Milliseconds between two updates while the dialog is open. */
const UPDATE_INTERVAL_MS = 500

/** Milliseconds in which the size of the download must be known, over a slow network. */
const COST_TIMEOUT_MS = 20_000

/** Shows what is stored, and lets the reader store everything or remove it. */
export async function showSetting(document: Document, isOff: boolean): Promise<void> {
  await loadStyles(href)
  const setting = createSettingDialog()
  const {dialog, fill: button, remove} = setting
  const canStore = !isOff && (await hasWorker())
  if (canStore) await update(setting)
  else {
    setting.state.textContent = describeStoreObstacle(obstacleOf(isOff))
    button.hidden = true
    remove.hidden = true
  }
  document.body.append(dialog)
  dialog.showModal()
  if (!canStore) return
  void look(setting)
  button.addEventListener('click', () => {
    if (setting.progress.hidden) void fillAll(setting)
    else store(SETTING, 'off') // `fill` reads this before each batch
  })
  remove.addEventListener('click', () => void empty(setting))
  while (dialog.open) {
    await new Promise(resolve => setTimeout(resolve, UPDATE_INTERVAL_MS))
    await update(setting)
  }
}

/** Looks up the cost. On a slow network, the reader can store everything before it is known. */
async function look(setting: SettingDialog): Promise<void> {
  await askActive({type: 'LOOK'}, COST_TIMEOUT_MS)
  setting.isLooking = false
  await update(setting)
}

async function hasWorker(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  return Boolean(registration?.active)
}

function obstacleOf(isOff: boolean): StoreObstacle {
  if (isOff) return 'off'
  return storageWorks() ? 'missing' : 'blocked'
}

async function fillAll(setting: SettingDialog): Promise<void> {
  store(SETTING, 'on')
  setting.outcome.textContent = ''
  const outcome = await fill(() => void update(setting))
  await update(setting)
  setting.outcome.textContent = describeOutcome(outcome)
}

async function empty(setting: SettingDialog): Promise<void> {
  if (setting.remove.getAttribute('aria-disabled') === 'true') return
  store(SETTING, 'off')
  forgetViews()
  setting.outcome.textContent = ''
  await askActive({type: 'EMPTY'})
  await update(setting)
  setting.outcome.textContent = 'Removed.'
}

async function update(setting: SettingDialog): Promise<void> {
  const [state, obstacle] = await Promise.all([askActive({type: 'STATE'}), findObstacle()])
  if (!isState(state)) {
    setting.state.textContent ||= describeStoreObstacle('missing')
    return
  }
  const {progress, isComplete} = state
  setText(setting.state, describeState(state))
  setText(setting.reason, isComplete || progress ? '' : describeObstacle(obstacle))
  setting.allBytes = state.allBytes ?? setting.allBytes
  const isUnknown = setting.isLooking && !state.cost && !isComplete
  const cost = isUnknown ? LOOKING : describeCost({...state, allBytes: setting.allBytes})
  setText(setting.cost, progress ? '' : cost)
  setText(setting.fill, progress ? 'Stop' : isComplete ? 'Check for changes' : 'Store all pages')
  setting.remove.setAttribute('aria-disabled', `${state.bytes === 0}`)
  setting.progress.hidden = !progress
  if (!progress) return
  setting.progress.max = progress.total
  setting.progress.value = progress.done
}

/** Unchanged text is not replaced: it may be selected, or a screen reader may be reading it. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

function isState(value: unknown): value is StoreState {
  return typeof value === 'object' && value !== null && 'isComplete' in value
}

import {beforeEach, describe, expect, test} from 'vitest'
import {createSettingDialog, type SettingDialog} from '../../../app/offline/setting-dialog.ts'

let setting: SettingDialog

beforeEach(() => {
  setting = createSettingDialog(document)
  document.body.replaceChildren(setting.dialog)
  setting.dialog.showModal()
})

function click(target: Element | null | undefined): void {
  target?.dispatchEvent(new MouseEvent('click', {bubbles: true}))
}

describe('the dialog of offline reading', () => {
  test('is named by its heading, and reports its outcome to screen readers', () => {
    const {dialog, outcome, progress} = setting
    const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
    expect(title?.textContent).toBe('Offline reading')
    expect(outcome.getAttribute('role')).toBe('status')
    expect(progress.getAttribute('aria-label')).toBe('Stored')
    expect(progress.hidden).toBe(true)
    expect(setting.fill.autofocus).toBe(true)
  })

  test('closes with its button and leaves nothing behind', () => {
    click(setting.dialog.querySelector('button[aria-label="Close"]'))
    expect(document.body.innerHTML).toBe('')
  })

  test('closes with a click next to its content, and not with a click on it', () => {
    click(setting.dialog.firstElementChild)
    click(setting.state)
    expect(setting.dialog.open).toBe(true)
    click(setting.dialog)
    expect(document.body.innerHTML).toBe('')
  })
})

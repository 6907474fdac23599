import {storageWorks} from './storage.ts'

/** Storage key for the version of the notification that the reader has closed. */
export const DISMISSED = 'notification-dismissed'

/** Lets the reader close the notification for good, if that can be stored. */
export function listenForDismissal(document: Document): void {
  const banner = document.getElementById('AppNotification')
  const button = banner?.querySelector('button')
  if (!banner || !button) return
  if (!storageWorks()) return button.remove()
  button.addEventListener('click', () => {
    localStorage.setItem(DISMISSED, banner.dataset['version'] ?? '')
    document.documentElement.classList.add('notified')
    document.getElementById('AppMain')?.focus({preventScroll: true})
  })
}

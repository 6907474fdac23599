import {createElement} from './create-element.ts'

/** Shows that a part of the page could not be loaded, with a button that tries again. */
export function showFailure(document: Document, part: string, retry: () => void): void {
  hideFailure(document)
  const message = `${part} could not be loaded. Check your network connection.`
  const again = createElement('button', {}, 'Try again')
  const dismiss = createElement('button', {}, 'Dismiss')
  for (const button of [again, dismiss]) {
    button.addEventListener('click', () => hideFailure(document))
  }
  again.addEventListener('click', () => retry())
  const parts = [createElement('p', {}, message), again, dismiss]
  const attributes = {class: 'load-failure screen-only', role: 'alert'}
  document.body.append(createElement('div', attributes, ...parts))
}

/** Removes the message of `showFailure`. */
export function hideFailure(document: Document): void {
  document.querySelector('.load-failure')?.remove()
}

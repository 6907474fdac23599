/** Milliseconds after which a button shows its icon again instead of the result. */
export const RESET_DELAY_MS = 2000

/** Makes every copy button in the document copy the code next to it. */
export function listenForCopy(document: Document, announce: (text: string) => void): void {
  document.addEventListener('click', event => {
    const target = event.target instanceof Element ? event.target : undefined
    const button = target?.closest<HTMLElement>('button.copy')
    const code = button?.closest('.code')?.querySelector('code')
    if (!button || !code) return
    void copy(runnableText(code)).then(copied => {
      button.textContent = copied ? 'Copied!' : 'Error'
      announce(copied ? 'Copied' : 'Could not copy the code')
      setTimeout(() => (button.textContent = ''), RESET_DELAY_MS)
    })
  })
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Text to copy: commands without `$` prompts; the new state of a diff, without its marks. */
function runnableText(code: Element): string {
  const text = code.textContent.replace(/\n$/, '')
  if (code.classList.contains('language-diff')) {
    return text
      .split('\n')
      .filter(line => !/^(?:-|@@|diff |index |\+\+\+ )/.test(line))
      .map(line => line.replace(/^[+ ]/, ''))
      .join('\n')
  }
  const isShell = /\blanguage-(?:bash|sh|shell|console|shell-session)\b/.test(code.className)
  return isShell ? text.replaceAll(/^\$ /gm, '') : text
}

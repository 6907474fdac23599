import type {OpenPage} from './browser.ts'

/** Names what moves for longer than a blink, now or once it is touched. */
export function motions(page: OpenPage): Promise<string[]> {
  return page.evaluate(() => {
    const moment = 0.01
    const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat))
    const styled = [...document.querySelectorAll('*')].flatMap(element =>
      ['', '::before', '::after'].flatMap(pseudo => {
        const {animationName, animationDuration, transitionDuration} = getComputedStyle(
          element,
          pseudo,
        )
        const name = `${element.localName}.${element.getAttribute('class') ?? ''}${pseudo}`
        return [
          ...(animationName !== 'none' && longest(animationDuration) > moment
            ? [`${name} is animated`]
            : []),
          ...(longest(transitionDuration) > moment ? [`${name} has a transition`] : []),
        ]
      }),
    )
    const running = document
      .getAnimations()
      .filter(({effect}) => Number(effect?.getComputedTiming().endTime) > moment * 1000)
    return [...styled, ...running.map(() => 'something runs')]
  })
}

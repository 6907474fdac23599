/** An element with attributes and children. A button does not submit, unless it says so. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: ReadonlyArray<Node | string>
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  if (name === 'button') element.setAttribute('type', 'button')
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(key, value)
  }
  element.append(...children)
  return element
}

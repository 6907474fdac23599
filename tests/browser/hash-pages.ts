const filler = 'A paragraph.\n\n'.repeat(60)
const long = '## Part\n\nWith *many* `small` **elements**.\n\n'.repeat(100)

/** Pages whose headings are far below. Some headings have moved. */
export const hashPages: Readonly<Record<string, string>> = {
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'guides/index.md': `---\ntitle: Guides\n---\n
[Digit](/guides/far/#5-steps), [encoded](/guides/far/#gr%C3%B6%C3%9Fe),
[plain](/guides/far/#größe), [page](/guides/far/), [nothing](/guides/far/#), [Long](/guides/long/).

${filler}
`,
  'guides/far.md': `---
title: Far
moved:
  old-steps: new-steps
  constructor: /guides/other/#build
  höhe: größe
  whole: /guides/other/
  here: /guides/far/
---

[First](#new-steps).

${filler}

## 5 steps

${filler}

## New steps

${filler}

### Größe

${filler}
`,
  'guides/other.md': `---\ntitle: Other\n---\n
${filler}

## Build

${filler}
`,
  'guides/long.md': `---
title: Long
moved:
  early: last
---

${long}

## Last

${filler}
`,
  'redirects.json': JSON.stringify([
    {from: '/old/', to: '/guides/far/'},
    {from: '/guides/other/', hash: '#old', to: '/guides/far/'},
  ]),
}

const filler = 'A paragraph of text.\n\n'.repeat(120)

const kept = {
  'site.json': JSON.stringify({title: 'Site'}),
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'guides/index.md': '---\ntitle: Guides\nsort: -1\n---\n\nAll guides.\n',
}

/** A site before its content changes. */
export const outdatedPages: Readonly<Record<string, string>> = {
  ...kept,
  'guides/long.md': `---\ntitle: Long\n---\n\nThe old text.\n\n## Part\n\n${filler}`,
  'guides/other.md': '---\ntitle: Other\n---\n\nThe other old text.\n',
  'guides/gone.md': '---\ntitle: Gone\n---\n\nSoon gone.\n',
  'guides/moved.md': '---\ntitle: Moved\n---\n\nSoon elsewhere.\n',
}

/** The same site afterwards: pages have changed, moved, been added and been removed. */
export const updatedPages: Readonly<Record<string, string>> = {
  ...kept,
  'guides/long.md': `---\ntitle: Long\n---\n\nThe new text.\n\n## Part\n\n${filler}`,
  'guides/other.md': '---\ntitle: Other\n---\n\nThe other new text.\n',
  'guides/added.md': '---\ntitle: Added\n---\n\nThe page that was added.\n',
  'guides/new-place.md': '---\ntitle: New place\n---\n\nHere it is.\n',
  'redirects.json': JSON.stringify([{from: '/guides/moved/', to: '/guides/new-place/'}]),
}

/** The site with its service worker turned off. */
export const workerlessPages: Readonly<Record<string, string>> = {
  ...outdatedPages,
  'site.json': JSON.stringify({title: 'Site', serviceWorker: false}),
}

const paragraphs = 'Nothing is said here that anybody looks for.\n\n'.repeat(60)

/** A small site that can be searched. */
export const searchPages: Readonly<Record<string, string>> = {
  'site.json': JSON.stringify({
    title: 'Searched',
    repository: 'https://code.example/searched',
    header: [
      {title: 'Guides', url: '/guides/'},
      {title: 'Concepts', url: '/concepts/'},
    ],
  }),
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'concepts/index.md': '---\ntitle: Concepts\n---\n\nWhat things are.\n',
  'concepts/zeppelins.md': `---\ntitle: Zeppelins\n---\n
A zeppelin is a rigid airship.

${paragraphs}

## Mooring mast

A zeppelin is moored to a mast.

${paragraphs}
`,
  'guides/index.md': '---\ntitle: Guides\n---\n\nHow things are done.\n',
  'guides/hostile.md': `---\ntitle: Quokkas\n---\n
## The \`<img src=x onerror=alert(1)>\` of a quokka \\&amp; more

A quokka \`<b>eats</b>\` leaves.
`,
}

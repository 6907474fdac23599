/** A place in a source where a magic comment may be. */
export interface CommentHost {
  readonly name: string
  readonly entry: string
  /** The files around a comment. */
  files(comment: string): Readonly<Record<string, string>>
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>\n'

/** The places where webpack reads comments, in the order of the documentation. */
export const commentHosts: readonly CommentHost[] = [
  inScript('import()', comment => `import(/* ${comment} */ './dep.js')`),
  inScript(
    'import() with expression',
    comment => `const name = globalThis.name\nimport(/* ${comment} */ \`./folder/\${name}.js\`)`,
  ),
  inScript(
    'static import',
    comment => `import /* ${comment} */ * as dep from './dep.js'\nconsole.log(dep.a)`,
  ),
  inScript(
    'require()',
    comment => `const dep = require(/* ${comment} */ './dep.js')\nconsole.log(dep)`,
  ),
  inScript(
    'require.context()',
    comment => `console.log(require.context(/* ${comment} */ './folder'))`,
  ),
  inScript(
    'new URL()',
    comment => `console.log(new URL(/* ${comment} */ './picture.svg', import.meta.url))`,
  ),
  inScript(
    'new URL() with expression',
    comment =>
      `const name = globalThis.name\n` +
      `console.log(new URL(/* ${comment} */ \`./folder/\${name}.js\`, import.meta.url))`,
  ),
  inScript(
    'new Worker()',
    comment => `new Worker(/* ${comment} */ new URL('./dep.js', import.meta.url))`,
  ),
  {
    name: 'css url()',
    entry: 'main.css',
    files: comment => ({
      'main.css': `.a { background: /* ${comment} */ url("./picture.svg"); }\n`,
      'picture.svg': picture,
    }),
  },
  {
    name: 'css @import',
    entry: 'main.css',
    files: comment => ({
      'main.css': `@import /* ${comment} */ "./other.css";\n`,
      'other.css': '.b { color: red }\n',
    }),
  },
  {
    name: 'html comment',
    entry: 'main.html',
    files: comment => ({
      'main.html':
        `<!doctype html><html><head></head><body><!-- ${comment} --><script src="./dep.js">` +
        `</script><!-- ${comment} --><img src="./picture.svg"></body></html>\n`,
      'dep.js': 'console.log(1)\n',
      'picture.svg': picture,
    }),
  },
]

function inScript(name: string, code: (comment: string) => string): CommentHost {
  return {
    name,
    entry: 'main.js',
    files: comment => ({
      'main.js': `${code(comment)}\n`,
      'dep.js': 'export const a = 1\nexport default a\n',
      'folder/one.js': 'export default 1\n',
      'picture.svg': picture,
    }),
  }
}

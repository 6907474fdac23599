import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {formatIssues} from '../../../tools/issues/issue.ts'
import {checkContent} from '../../../authoring/commands/check-content.ts'
import {writeFolder} from '../../tools/temp-folder.ts'
import {linesByRule} from './lines-by-rule.ts'

const fixture = fileURLToPath(new URL('../../fixtures/samples', import.meta.url))

test('samples with a mistake each are all caught, each with its place and what to do', async () => {
  const {issues, counts} = await checkContent({
    content: join(fixture, 'content'),
    examples: join(fixture, 'examples'),
    cache: await writeFolder(),
  })
  const texts = formatIssues(issues).split('\n\n')
  expect(texts).toHaveLength(50)
  expect(linesByRule(issues.filter(({file}) => file === 'index.md'))).toEqual(linesInPage)
  expect(texts).toEqual(expect.arrayContaining(messages.split(/\n(?! )/)))
  expect(counts).toMatchObject({config: 15, fails: 1, hooks: 2, types: 1, cli: 1, parse: 3})
  expect(counts).toMatchObject({text: 8, none: 1, build: 7, output: 5, examples: 3})
})

const linesInPage = {
  'bad-config': [11, 19, 25, 34, 46, 60, 78, 110, 123, 133],
  'deprecated-option': [70],
  'missing-package': [83, 91, 100],
  'bad-code': [119, 175, 179, 201],
  'sample-passes': [137],
  'unknown-hook': [147, 153],
  'bad-types': [160],
  'unknown-flag': [167, 168],
  'unknown-check': [182, 186, 190, 206, 216, 255, 258, 261],
  'bad-example': [209, 212, 223, 226, 241, 245, 249, 252],
  'wrong-output': [230, 234, 238],
}

/** Each message once. */
const messages = `examples/broken/src/index.js:5  bad-example
  The example does not build: Module not found: Error: Can't resolve './gone.js' in 'src'
  Fix the example.
examples/changed/expect.json:3  wrong-output
  main.js has 111 bytes instead of 7.
  Review the change. To update the file, run npm run check:content -- --record.
examples/changed/expect.json:4  wrong-output
  The build does not emit old.js.
  Review the change. To update the file, run npm run check:content -- --record.
examples/changed/expect.json:7  wrong-output
  It prints “count 1” instead of “count 2”.
  Review the change. To update the file, run npm run check:content -- --record.
examples/counter/expect.json:1  wrong-output
  It prints “count 1” instead of nothing.
  Review the change. To update the file, run npm run check:content -- --record.
examples/lost/example.json:1  bad-example
  There is no example “countr” to extend.
  Did you mean “counter”?
content/index.md:11  bad-config
  configuration.output has an unknown property 'fileName'.
  Did you mean “filename”?
content/index.md:19  bad-config
  configuration.devtool should be one of these: [object { type, use }, ...] | false | "eval" | string (should match pattern "^(inline-|hidden-|eval-)?(nosources-)?(cheap-(module-)?)?source-map(-debugids)?(-scopes)?$")
  Change the value.
content/index.md:25  bad-config
  experiments.outputModule is unknown. webpack accepts it, but it has no effect.
  Known names: asyncWebAssembly, backCompat, buildHttp, cacheUnaffected, css, deferImport, futureDefaults, html, lazyCompilation, sourceImport, syncWebAssembly, typescript.
content/index.md:34  bad-config
  devServer has an unknown property 'contentBase'.
  Remove it, or look up its name.
content/index.md:70  deprecated-option
  optimization.noEmitOnErrors is deprecated in favor of optimization.emitOnErrors.
  Show its replacement.
content/index.md:78  bad-config
  ReferenceError: webpack is not defined
  Change the sample so that it runs.
content/index.md:83  missing-package
  “trace-plugin.mjs” cannot be found.
  Show the file on the page with its path as title, or import what is in documented/package.json.
content/index.md:91  missing-package
  “acorn” is not installed for samples.
  Add it to the dependencies of documented/package.json, or remove it from the sample.
content/index.md:100  missing-package
  The loader “sas-loader” cannot be found.
  Correct its name, show its file on the page, or add it to documented/package.json.
content/index.md:119  bad-code
  Unexpected token.
  Complete the sample, or replace omitted parts with a comment: // …
content/index.md:123  bad-config
  The file does not export a configuration: undefined.
  Change the sample so that it runs.
content/index.md:137  sample-passes
  webpack accepts it, but the page says that it fails.
  Expected: “is not an absolute path”.
content/index.md:147  unknown-hook
  Compiler has no hook “emitt”.
  Did you mean “emit”?
content/index.md:153  unknown-hook
  The hook compilation is a SyncHook, which has no tapAsync.
  Use tap.
content/index.md:160  bad-types
  Property 'inputFileSystm' does not exist on type 'Compiler'. Did you mean 'inputFileSystem'?
  Fix the code, or declare the types that it uses.
content/index.md:167  unknown-flag
  webpack has no flag --optimize-minimize.
  Did you mean --optimization-minimize?
content/index.md:168  unknown-flag
  webpack has no command “biuld”.
  Did you mean “build”?
content/index.md:175  bad-code
  Expected double-quoted property name.
  Fix it. If it has comments, use the language jsonc.
content/index.md:182  unknown-check
  A fence has no attribute “chek”.
  Did you mean “check”?
content/index.md:186  unknown-check
  There is no check “conifg”.
  Did you mean “config”?
content/index.md:190  unknown-check
  check=none needs reason="…".
  Add the attribute after the language of the fence.
content/index.md:201  bad-code
  All mapping items must start at the same column.
  Fix it.
content/index.md:209  bad-example
  There is no example “countr”.
  Did you mean “counter”?
content/index.md:212  bad-example
  A fence with check=build must be empty, because its text comes from the example.
  Remove the text; that of examples/counter/src/index.js takes its place.
content/index.md:216  unknown-check
  “region” has no effect without check=build.
  Add the check, or remove the attribute.
content/index.md:223  bad-example
  The example “counter” has no file src/gone.js.
  Did you mean “src/index.js”?
content/index.md:226  bad-example
  examples/counter/src/index.js has no region “incrment”.
  Did you mean “increment”?
content/index.md:230  wrong-output
  The output has no line “asset main.js 1 bytes [emitted] (name: main)”.
  It has “asset main.js 111 bytes [emitted] (name: main)”.
content/index.md:245  bad-example
  There is no output “stat”.
  Write of=stats, of=log, of=prints or of=tap.
content/index.md:249  bad-example
  src/index.js is the same in the examples “counter” and “changed”.
  Name the previous example in from=…, or remove from=….
content/index.md:255  unknown-check
  A diff with check=build needs from="…".
  Write \`\`\`diff title="…" check=build example=… from=….
content/index.md:258  unknown-check
  “from” shows a diff, so the language must be diff.
  Write \`\`\`diff title="…" check=build example=… from=….`

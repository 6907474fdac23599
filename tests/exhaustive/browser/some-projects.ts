import * as fc from 'fast-check'

/** A project that someone else could have sent: its configuration and its files, which may be wrong. */
export interface SomeProject {
  readonly config: string
  readonly files: ReadonlyMap<string, string>
}

const oneOf = (text: string) => fc.constantFrom(...text.trim().split(/\s*\n\s*/))
const wordOf = (text: string) => fc.constantFrom(...text.split(' '))

const value = fc.oneof(
  oneOf(String.raw`
    true
    false
    "production"
    "development"
    "source-map"
    "web"
    "node"
    "auto"
    "[name].[contenthash].js"
    "../x.js"
    "/etc/x"
    ""
    "\0"
    "./src/a.js"
    () => {}
    () => { throw new Error("x") }
    async () => ({})
    Symbol("s")
    NaN
    -1
    10n
    undefined
    /a/
    new Map()
    new Date(0)
    new Proxy({}, {})
    Object.create(null)
    {get a() { throw new Error("y") }}
    [{test: /\.css$/, type: "css"}]
    {a: "./src/a.js", b: "./src/a.js"}
    {chunks: "all"}
    ["..."]
    [[[]]]
  `),
  fc.jsonValue({maxDepth: 2}).map(json => JSON.stringify(json)),
)

const option = wordOf(
  'mode entry context output optimization devtool target module resolve plugins experiments externals cache stats performance snapshot name parallelism profile bail recordsPath node ignoreWarnings nope __proto__',
)
const nested = wordOf(
  'filename path publicPath library clean iife module chunkFormat splitChunks minimize runtimeChunk usedExports concatenateModules moduleIds rules css outputModule alias extensions name type',
)
const field = wordOf('name type sideEffects main exports workspaces dependencies version')

function record(keys: fc.Arbitrary<string>, values: fc.Arbitrary<string>) {
  return fc.array(fc.tuple(keys, values), {maxLength: 4}).map(rows => {
    return `{${rows.map(([key, code]) => `${JSON.stringify(key)}: ${code}`).join(', ')}}`
  })
}

const options = record(option, fc.oneof(value, value, record(nested, value)))

const config = fc.oneof(
  {weight: 6, arbitrary: options.map(code => `module.exports = {mode: "none", ...${code}}`)},
  {weight: 1, arbitrary: options.map(code => `export default async env => (${code})`)},
  {weight: 1, arbitrary: fc.array(options).map(all => `module.exports = [${all.join(', ')}]`)},
  {weight: 1, arbitrary: value.map(code => `module.exports = ${code}`)},
)

const line = oneOf(`
  import a from "./a.js"
  import {b as c} from "./b"
  export * from "./index.js"
  export default 1
  import("./" + name)
  new URL("./b.css", import.meta.url)
  require("./c.json")
  require(x)
  new Worker(new URL("./a.js", import.meta.url))
  await 1
  <div/>
  @import "./b.css";
  a {b: c}
  import json from "./c.json" with {type: "json"}
  module.hot.accept()
  "use strict"
  /*
  }
  console.log(1)
  //# ${'sourceMappingURL'}=x
  🙂
  {"a": 1}
  import "no-such-package"
  import React from "react"
  import "./größe.js"
  export const b = typeof b
  #!/bin/sh
  <!--
`)
const text = fc.array(line, {maxLength: 5}).map(all => all.join('\n'))

const file = fc.oneof(
  fc.tuple(
    wordOf(
      'src/index.js src/a.js src/b.css src/b.ts src/c.json src/größe.js node_modules/b/index.js',
    ),
    text,
  ),
  fc.tuple(
    wordOf('package.json src/package.json packages/b/package.json'),
    fc.oneof(text, record(field, value)),
  ),
)

export const someProject: fc.Arbitrary<SomeProject> = fc.record({
  config,
  files: fc.array(file, {maxLength: 7}).map(files => new Map([['src/index.js', ''], ...files])),
})

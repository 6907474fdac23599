import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {checkEmitted, recordEmitted} from '../../../authoring/samples/emitted-code.ts'
import {shortenEmitted} from '../../../authoring/samples/shorten-emitted.ts'
import {nothingBuilt} from '../../../authoring/samples/worker/finding.ts'
import {someExample} from '../../tools/examples/some-example.ts'
import {writeFolder} from '../../tools/temp-folder.ts'

const emitted = `var Calc;
/******/ (() => { // webpackBootstrap
/******/ 	var __webpack_modules__ = ({
/***/ 480
(module) {


module.exports = 1;
/***/ }
/******/ 	});
/************************************************************************/
/******/ 	// The require scope
/******/ 	const __webpack_require__ = {};
/******/ 	
/* harmony export */ __webpack_require__.d(__webpack_exports__, []);
/******/ 	return __webpack_exports__;
/******/ })()
`

const shortened = `var Calc;
(() => { // webpackBootstrap
	var __webpack_modules__ = ({
480
(module) {

module.exports = 1;
}
	});
// … the webpack runtime
__webpack_require__.d(__webpack_exports__, []);
	return __webpack_exports__;
})()
`

test('emitted code is shown without the runtime and without marks', () => {
  expect(shortenEmitted(emitted)).toBe(shortened)
  expect(shortenEmitted(shortened)).toBe(shortened)
})

test('emitted code keeps a single line of the runtime', () => {
  const kept = ['(() => { // webpackBootstrap', '\t"use strict";', 'add();', '']
  const [open, strict, ...rest] = kept
  const code = [`/******/ ${open}`, `/******/ ${strict}`, ...rest]
  expect(shortenEmitted(code.join('\n'))).toBe(kept.join('\n'))
})

test('emitted code is recorded in the folder of the example, which then has no other files', async () => {
  const folder = await writeFolder()
  await mkdir(join(folder, 'emitted'))
  await writeFile(join(folder, 'emitted/old.js'), '')
  recordEmitted(folder, {...nothingBuilt, files: {'main.js': emitted}})
  expect(await readdir(join(folder, 'emitted'))).toEqual(['main.js'])
  expect(await readFile(join(folder, 'emitted/main.js'), 'utf8')).toBe(shortened)
})

test('emitted code is compared with what is recorded, by its lines', () => {
  const built = {...nothingBuilt, files: {'main.js': 'a();\nb();\n'}}
  const placesOf = (files: Record<string, string>) =>
    checkEmitted(someExample(files), built).map(({file, line, message}) => [file, line, message])
  const main = '../examples/shop/emitted/main.js'
  expect(placesOf({'emitted/main.js': 'a();\nb();\n', 'src/main.js': ''})).toEqual([])
  expect(placesOf({})).toEqual([[main, 1, 'The file is not recorded.']])
  expect(placesOf({'emitted/main.js': 'a();\nc();\n'})).toEqual([
    [main, 2, 'The build emits other code.'],
  ])
  expect(placesOf({'emitted/main.js': 'a();\nb();\n', 'emitted/old.js': 'c();\n'})).toEqual([
    ['../examples/shop/emitted/old.js', 1, 'The build does not emit this file.'],
  ])
})

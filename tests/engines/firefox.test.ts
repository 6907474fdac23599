import {inject} from 'vitest'
import {launchFirefox} from './puppeteer.ts'
import {runScenarios} from './run-scenarios.ts'

runScenarios('Firefox', {search: inject('firefox'), launch: launchFirefox})

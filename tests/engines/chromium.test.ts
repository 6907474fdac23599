import {inject} from 'vitest'
import {launchChromium} from './puppeteer.ts'
import {runScenarios} from './run-scenarios.ts'

runScenarios('Chromium', {search: inject('completeChromium'), launch: launchChromium})

import {inject} from 'vitest'
import {launchFirefox} from './firefox.ts'
import {runScenarios} from './run-scenarios.ts'

runScenarios('Firefox', {search: inject('firefox'), launch: launchFirefox})

import {inject} from 'vitest'
import {runScenarios} from './run-scenarios.ts'
import {launchWebKit} from './webkit.ts'

runScenarios('WebKit', {
  search: inject('webkit'),
  launch: launchWebKit,
  narrowest: 447, // the toolbar of MiniBrowser needs this width
})

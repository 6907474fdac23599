/* What programs can import from the package: the client, its helpers, and the answers of the commands. */
export * from '#contract/client.ts'
export * from '#contract/client-errors.ts'
export * from '#contract/compare-history.ts'
export * from '#contract/endpoints.ts'
export * from '#contract/explain-default.ts'
export * from '#contract/fact-home.ts'
export * from '#contract/fetch.ts'
export * from './offline-client.ts'

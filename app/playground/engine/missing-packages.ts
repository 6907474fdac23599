let create: ((request: string) => unknown) | undefined

/**
 * Sets what the project's files get for missing packages; undefined restores the error of Node.js.
 */
export function replaceMissingPackages(createStandIn: typeof create): void {
  create = createStandIn
}

/** What stands in for a package that a file of the project asks for; undefined for other errors. */
export function standInForMissing(error: unknown, request: string, folder: string): unknown {
  const isOfProject = !folder.includes('/node_modules') && /^[@\w]/.test(request)
  const isMissing = error instanceof Error && error.message === `Cannot find module '${request}'`
  return isOfProject && isMissing ? create?.(request) : undefined
}

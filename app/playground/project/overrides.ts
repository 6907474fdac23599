/** Options that readers can choose next to a project, and their values. The command line has each as a flag. */
export const overrides = {
  mode: ['development', 'production', 'none'],
  target: ['web', 'node', 'webworker', 'es5', 'es2022'],
} as const

/** Values that replace those in the configuration of a project. */
export type Overrides = {
  readonly [Name in keyof typeof overrides]?: (typeof overrides)[Name][number] | undefined
}

/** The overrides that a project has, in the order of the list. */
export function listOverrides(project: Overrides): Array<[name: string, value: string]> {
  const values = new Map(Object.entries(project))
  return Object.keys(overrides).flatMap((name): Array<[string, string]> => {
    const value = values.get(name)
    return value === undefined ? [] : [[name, value]]
  })
}

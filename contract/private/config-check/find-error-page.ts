/**
 * The page about an error that ends a configuration while it is loaded. In bundles, the same words of
 * Node.js mean something else.
 */
export function findConfigErrorPage(message: string): string | undefined {
  return LOADING.test(message) ? '/errors/cli/#failed-to-load-config' : undefined
}

const LOADING =
  /^(?:\w*Error(?: \[\w+\])?: )?(?:Cannot find (?:module|package) |require is not defined|Cannot use import statement)/

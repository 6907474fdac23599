/** The name of the npm package that contains the documentation. */
export const DOCUMENTATION_PACKAGE = 'webpack-documentation'

/** The URL of the page about it. */
export const PACKAGE_GUIDE = '/guides/command-line-and-agents/'

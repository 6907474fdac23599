/**
 * The packages that projects of the playground can import: those that the examples use most, as far
 * as they run in a browser.
 */
export const playgroundPackages: readonly string[] = [
  'core-js',
  'css-loader',
  'exports-loader',
  'imports-loader',
  'json5',
  'lodash',
  'mini-css-extract-plugin',
  'react',
  'react-dom',
  'smol-toml',
  'style-loader',
  'webpack-merge',
  'yaml',
]

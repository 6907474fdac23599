/** What takes the place of an option. */
export interface Successor {
  /** The release without the option: `5.111.0`, of webpack or webpack-dev-server; absent if it works. */
  readonly removed?: string
  /** What to do now, as a sentence. */
  readonly advice: string
  /** Options to look up. */
  readonly options: readonly string[]
}

const set = (name: string, removed?: string): Successor => ({
  ...(removed !== undefined && {removed}),
  advice: `Set ${name} instead.`,
  options: [name],
})
const drop = (removed: string, advice = 'Remove it: it is always on.'): Successor => ({
  removed,
  advice,
  options: [],
})

/** Options of `module` that belong to the parser of JavaScript. */
const parserOptions = `
  exprContextCritical exprContextRecursive exprContextRegExp exprContextRequest
  strictThisContextOnImports
  unknownContextCritical unknownContextRecursive unknownContextRegExp unknownContextRequest
  wrappedContextCritical wrappedContextRecursive wrappedContextRegExp
`
  .trim()
  .split(/\s+/)

/** The first release of webpack-dev-server whose schema lacks the options of earlier ones. */
const SERVER_4 = '4.0.0'
const SERVER_5 = '5.0.0'

/** Options with another name or place, and those that are gone, by their names. */
export const successors: Readonly<Record<string, Successor>> = {
  'experiments.asset': drop('5.62.0'),
  'experiments.executeModule': drop('5.52.0'),
  'experiments.layers': drop('5.102.0'),
  'experiments.outputModule': set('output.module', '5.111.0'),
  'experiments.topLevelAwait': drop('5.102.0'),
  'module.strictExportPresence': set('module.parser.javascript.exportsPresence'),
  'module.parser.javascript.strictExportPresence': set('module.parser.javascript.exportsPresence'),
  'module.parser.javascript.importMetaContext': set(
    'module.parser.javascript.importMeta.webpackContext',
  ),
  'module.parser.javascript.harmony': set('module.parser.javascript.esm'),
  'optimization.minimize.css.resolveCustomAtRules': {
    removed: '5.112.0',
    advice:
      'Set optimization.minimize.css.customMedia and optimization.minimize.css.customSelectors instead.',
    options: ['optimization.minimize.css.customMedia', 'optimization.minimize.css.customSelectors'],
  },
  ...Object.fromEntries(
    ['minifyJson', 'minifySrcdoc', 'minifyStyles'].map(name => [
      `optimization.minimize.html.${name}`,
      drop('5.111.0', 'Remove it: what is inside a page is minimized with the page.'),
    ]),
  ),
  'optimization.noEmitOnErrors': set('optimization.emitOnErrors'),
  'output.auxiliaryComment': set('output.library.auxiliaryComment'),
  'output.libraryExport': set('output.library.export'),
  'output.libraryTarget': set('output.library.type'),
  'output.strictModuleExceptionHandling': set('output.strictModuleErrorHandling'),
  'output.umdNamedDefine': set('output.library.umdNamedDefine'),
  'performance.embeddedSourceMaps': set('performance.sourceMaps', '5.111.0'),
  'performance.entrypointOverlap': drop('5.111.0', 'Remove it: webpack no longer checks this.'),
  ...Object.fromEntries(
    ['unusedAliases', 'unusedDefines', 'unusedExternals', 'unusedRules'].map(name => [
      `performance.${name}`,
      set('performance.unusedConfig', '5.111.0'),
    ]),
  ),
  'performance.unusedReexports': set('performance.unusedModules', '5.111.0'),
  'stats.cached': set('stats.cachedModules'),
  'stats.runtime': set('stats.runtimeModules'),
  ...Object.fromEntries(
    parserOptions.map(name => [`module.${name}`, set(`module.parser.javascript.${name}`)]),
  ),
  'devServer.after': set('devServer.setupMiddlewares', SERVER_4),
  'devServer.before': set('devServer.setupMiddlewares', SERVER_4),
  'devServer.clientLogLevel': set('devServer.client.logging', SERVER_4),
  'devServer.contentBase': set('devServer.static', SERVER_4),
  'devServer.contentBasePublicPath': set('devServer.static.publicPath', SERVER_4),
  'devServer.disableHostCheck': {
    ...set('devServer.allowedHosts', SERVER_4),
    advice: 'Set devServer.allowedHosts to "all" instead.',
  },
  'devServer.filename': drop(SERVER_4, 'Remove it: webpack builds all files at once.'),
  'devServer.hotOnly': {
    ...set('devServer.hot', SERVER_4),
    advice: 'Set devServer.hot to "only" instead.',
  },
  'devServer.http2': {
    ...set('devServer.server', SERVER_5),
    advice: 'Set devServer.server to "http2" instead; in webpack-dev-server 5, to "spdy".',
  },
  'devServer.https': {
    ...set('devServer.server', SERVER_5),
    advice:
      'Set devServer.server to "https" instead; certificates belong in devServer.server.options.',
  },
  'devServer.index': set('devServer.devMiddleware.index', SERVER_4),
  'devServer.injectClient': set('devServer.client', SERVER_4),
  'devServer.injectHot': set('devServer.hot', SERVER_4),
  'devServer.inline': drop(
    SERVER_4,
    'Remove it: the script of the server is always part of the bundle.',
  ),
  'devServer.lazy': drop(SERVER_4, 'Remove it: the server has no such mode any more.'),
  'devServer.mimeTypes': set('devServer.devMiddleware.mimeTypes', SERVER_4),
  'devServer.noInfo': set('stats', SERVER_4),
  'devServer.onAfterSetupMiddleware': set('devServer.setupMiddlewares', SERVER_5),
  'devServer.onBeforeSetupMiddleware': set('devServer.setupMiddlewares', SERVER_5),
  'devServer.overlay': set('devServer.client.overlay', SERVER_4),
  'devServer.progress': set('devServer.client.progress', SERVER_4),
  'devServer.public': set('devServer.client.webSocketURL', SERVER_4),
  'devServer.publicPath': set('devServer.devMiddleware.publicPath', SERVER_4),
  'devServer.quiet': set('stats', SERVER_4),
  'devServer.serveIndex': set('devServer.static.serveIndex', SERVER_4),
  'devServer.serverSideRender': set('devServer.devMiddleware.serverSideRender', SERVER_4),
  'devServer.sockHost': set('devServer.client.webSocketURL', SERVER_4),
  'devServer.sockPath': set('devServer.client.webSocketURL', SERVER_4),
  'devServer.sockPort': set('devServer.client.webSocketURL', SERVER_4),
  'devServer.staticOptions': set('devServer.static.staticOptions', SERVER_4),
  'devServer.stats': set('devServer.devMiddleware.stats', SERVER_4),
  'devServer.stdin': drop(SERVER_4, 'Remove it: webpack-cli has the flag --watch-options-stdin.'),
  'devServer.transportMode': set('devServer.webSocketServer', SERVER_4),
  'devServer.useLocalIp': {
    ...set('devServer.host', SERVER_4),
    advice: 'Set devServer.host to "local-ip" instead.',
  },
  'devServer.watchOptions': set('devServer.static.watch', SERVER_4),
  'devServer.writeToDisk': set('devServer.devMiddleware.writeToDisk', SERVER_4),
}

/** What takes the place of an option, by its name. */
export function successorOf(name: string): Successor | undefined {
  return Object.hasOwn(successors, name) ? successors[name] : undefined
}

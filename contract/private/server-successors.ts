import {drop, set, type Successor} from './successor.ts'

/** The first release of webpack-dev-server whose schema lacks the options of earlier ones. */
const SERVER_4 = '4.0.0'
const SERVER_5 = '5.0.0'

/** Options of the development server with another name or place, and those that are gone. */
export const serverSuccessors: Readonly<Record<string, Successor>> = {
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
  'devServer.lazy': drop(SERVER_4, 'Remove it: the server has no such mode anymore.'),
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
  'devServer.server.options.cacert': set('devServer.server.options.ca', SERVER_5),
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

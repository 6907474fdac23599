import type {AppBundle} from '../../tools/bundle/app-bundle.ts'

/** An app of two files, in memory. */
export const someApp: AppBundle = {
  key: 'app',
  files: new Map([
    ['assets/app-A.js', Buffer.from('app()')],
    ['assets/main-B.js', Buffer.from('main()')],
  ]),
  boot: 'boot()',
  main: '/assets/main-B.js',
  appScripts: ['assets/app-A.js'],
  styles: 'html{}',
  homeStyles: '.splash{}',
  printableStyles: '/assets/printable.css',
  loadDocuments: () => Promise.reject(new Error('This app renders nothing')),
  readEngine: () => Promise.resolve('engine()'),
  playgroundHash: '0123456789abcdef',
}

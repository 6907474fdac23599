import type {AppBundle} from '../../tools/bundle/app-bundle.ts'

/** An app of two files, in memory. */
export const someApp: AppBundle = {
  key: 'app',
  files: new Map([
    ['assets/boot-A.js', Buffer.from('boot()')],
    ['assets/main-B.js', Buffer.from('main()')],
  ]),
  boot: '/assets/boot-A.js',
  main: '/assets/main-B.js',
  chunks: [],
  styles: [],
  loadDocuments: () => Promise.reject(new Error('This app renders nothing')),
}

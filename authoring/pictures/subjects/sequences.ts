import type {Sequence} from '../draw-sequence.ts'

/** How two loaders and their pitch functions run. */
export const loaderChain: Sequence = {
  lanes: ['Loader a', 'Loader b', 'File'],
  events: [
    {from: 'Loader a', text: 'pitch of a'},
    {from: 'Loader a', to: 'Loader b', text: 'no result'},
    {from: 'Loader b', text: 'pitch of b'},
    {from: 'Loader b', to: 'File', text: 'no result'},
    {from: 'File', text: 'webpack reads the file'},
    {from: 'File', to: 'Loader b', text: 'content'},
    {from: 'Loader b', text: 'b runs'},
    {from: 'Loader b', to: 'Loader a', text: 'result of b'},
    {from: 'Loader a', text: 'a runs', tone: 'good'},
    {
      from: 'Loader a',
      text: 'If the pitch of b returns a result, a runs with it: b and the file are skipped',
      tone: 'normal',
    },
  ],
}

/** How a changed module gets into a running page. */
export const hotUpdate: Sequence = {
  lanes: ['Compiler', 'Dev server', 'Page'],
  events: [
    {from: 'Compiler', text: 'builds the changed modules'},
    {from: 'Compiler', to: 'Dev server', text: 'emits the files of the update'},
    {from: 'Dev server', to: 'Page', text: 'sends the hash of the new build'},
    {from: 'Page', to: 'Dev server', text: 'requests main.[old hash].hot-update.json'},
    {from: 'Dev server', to: 'Page', text: 'the changed chunks'},
    {from: 'Page', to: 'Dev server', text: 'requests main.[old hash].hot-update.js'},
    {from: 'Dev server', to: 'Page', text: 'the new modules'},
    {from: 'Page', text: 'finds a module that accepts the update'},
    {
      from: 'Page',
      text: 'calls dispose handlers, replaces the modules, calls accept callbacks',
      tone: 'good',
    },
    {from: 'Page', text: 'reloads if no module accepts it', tone: 'bad'},
  ],
}

/** How a host loads a module of a remote. */
export const federation: Sequence = {
  lanes: ['Page', 'Server of the host', 'Server of the remote'],
  events: [
    {from: 'Page', to: 'Server of the host', text: 'loads main.js'},
    {from: 'Page', text: 'runs import("./bootstrap.js")'},
    {from: 'Page', to: 'Server of the host', text: 'loads the chunk of bootstrap.js'},
    {from: 'Page', to: 'Server of the remote', text: 'at the same time loads remoteEntry.js'},
    {from: 'Page', text: 'container.init(shareScope)'},
    {from: 'Page', text: 'container.get("./cart")'},
    {from: 'Page', to: 'Server of the remote', text: 'loads the chunks of cart.js'},
    {from: 'Page', text: 'evaluates cart.js, then bootstrap.js', tone: 'good'},
  ],
}

/** How an update propagates from a changed module. */
export const updatePropagation: Sequence = {
  lanes: ['label.js', 'panel.js', 'index.js'],
  events: [
    {from: 'label.js', text: 'changed, accepts no updates'},
    {from: 'label.js', to: 'panel.js', text: 'the update goes to the module that imports it'},
    {from: 'panel.js', text: 'has no handler: becomes outdated too'},
    {from: 'panel.js', to: 'index.js', text: 'the update goes on'},
    {from: 'index.js', text: 'accepts ./panel.js: the update stops here', tone: 'good'},
  ],
}

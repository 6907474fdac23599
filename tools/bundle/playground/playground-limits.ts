/** What works differently in the browser than in Node.js, or not at all. */
export const playgroundLimits: ReadonlyArray<{feature: string; reason: string}> = [
  {
    feature: 'Cache on disk',
    reason: 'Files are kept in memory, and each build starts from nothing.',
  },
  {
    feature: 'Lazy compilation and the development server',
    reason: 'They are servers, and a browser cannot listen for requests.',
  },
  {
    feature: 'Modules with http and https URLs',
    reason: 'Nothing in the engine reaches the network.',
  },
  {feature: 'Watching', reason: 'Each edit is a new build.'},
  {
    feature: 'Programs',
    reason: 'A browser cannot start processes, so child_process, threads and native packages fail.',
  },
  {
    feature: 'Shared workers, service workers and cookies of a bundle that runs',
    reason: 'Its frame has an origin of its own, and browsers allow them only to real ones.',
  },
  {
    feature: 'Compression',
    reason: 'The compression of Node.js is not available in browsers.',
  },
  {
    feature: 'Other packages',
    reason:
      'Only the packages in the list can be imported. A project can contain its own in node_modules.',
  },
]

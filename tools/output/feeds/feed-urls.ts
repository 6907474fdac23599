/** URLs of the feeds, relative to the root of the site. */
export const feedUrls = {atom: 'feed.xml', json: 'feed.json'} as const

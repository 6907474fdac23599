/**
 * Speculation rules: browsers that support them prerender the page of a link that the reader points
 * at, until the app shows pages itself. Every document contains them, and the content security policy
 * allows their hash. A path without a host is on this site only.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          {href_matches: '/*'},
          {not: {href_matches: '/*.*'}}, // files, such as feeds and downloads
          {not: {href_matches: '/*/printable/'}}, // many pages in one
          {not: {selector_matches: '[href^="#"], [target], [download]'}},
        ],
      },
      eagerness: 'moderate', // after 200 milliseconds above the link, or when it is pressed
    },
  ],
})

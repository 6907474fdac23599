/* oxlint-disable max-lines -- All weights and limits of search, one after the other with their reasons. */
/*
 * Every weight and limit of search, of both sides: the build weighs terms, and the app weighs
 * sections. The order of results was tuned with the queries of tests/search/golden.json; run the
 * tests there after a change.
 */

/** Weights of terms in the index: whole numbers from 1 on. */
export const FULL_WEIGHT = 1000 // three digits distinguish all that queries need

/** Weights that files name. Each is about 0.6 times the one before: finer steps change no order. */
export const WEIGHT_STEPS = [1000, 630, 400, 250, 160, 100, 63, 40, 25, 16, 10, 6, 4, 3, 2, 1]

/** Sections that the index lists for each term: readers never look at results further down. */
export const MAX_LISTED = 64

/** Bounds on words, which keep hostile texts from costing much. */
export const WORDS = {
  longest: 100, // letters; longer ones are hashes and data
  segments: 8, // of a name such as `module.rules`; real ones have up to 7
  maxMessageLength: 40, // letters; longer ones are names of one project
} as const

/** Sizes of the files, in characters. A first query should read less than 60 KB. */
export const FILES = {
  terms: 34_000, // about 11 KB compressed, so that four of them fit
  sections: 16_000, // about 5 KB compressed, so that eight of them fit
  spelling: 32_000, // a few thousand words, read only for words that no page has
} as const

/** Weights of the words of a section, by where they are: the more telling, the higher. */
export const PLACES = {
  heading: 10, // says what the section is about
  flag: 6, // a flag repeats the words of the option that explains it
  title: 5, // says what all sections of the page are about
  above: 2, // headings around it: about more than this section
  below: 0.7, // headings of its page, at the beginning of the page: each has its own section
  description: 3, // one sentence that says what the page is about
  values: 5, // a name that a table of the section explains
  query: 6, // what readers type, written by an author
  names: 2, // code in texts is more telling than prose
  prose: 1, // the baseline for all others
} as const

/** Weights of what is found under another form than it is written. */
export const FORMS = {
  joined: 0.7, // two words as one: readers write `codesplitting`, too
  synonym: 0.8, // another name: pages that use the word itself are more likely meant
  segment: 0.7, // `output` in `output.publicPath`
  part: 0.2, // `public` in `publicPath`: common words, rarely meant
} as const

/** Conversion of the sums of words to weights. */
export const SUMS = {
  half: 4, // at this sum a term is half as telling as it can be: repetition soon stops counting
  usualLength: 120, // words of a section; in longer ones each word says less
  shortest: 0.8, // of the norm is fixed, so that short sections do not win by being short
} as const

/** Weights of all words of sections that readers rarely look for. */
export const KINDS = {
  background: 0.7, // by `_search.json`
  archive: 0.5, // such as the blog, by `_search.json`: it was true when it was written
  readmeBonus: 0.5, // of the bonuses of a README that the query does not name
  readme: 0.7, // pages of this site explain the same packages
  row: 0.6, // a row of a table: the page that explains it comes first
} as const

/** Weights of names of sections, from the title of a page to a heading of level 4. */
export const NAME_LEVELS = [1000, 920, 860, 800] // the page comes before its parts

/** Weights of the forms of a name, compared to the complete name. */
export const NAME_FORMS = {
  short: 0.95, // without what is in parentheses
  code: 0.95, // the code in a heading
  mentioned: 0.6, // the same in a sentence, which is about more than this name
  suffix: 0.96, // `path` for `output.path`
  value: 0.7, // a table explains it, but the section has another name
  repeated: 0.85, // a heading with the title of its page: the page comes first
  article: 0.98, // “The manifest” as “manifest”
  synonym: 0.9, // another name from `_search.json`
  acronym: 0.9, // HMR
  query: 0.65, // one telling word that readers type, from `_search.json`
  readme: 0.1, // “Caching” in the README of a package is rarely the best result
} as const

/** Weights of names by the section of the site. */
export const NAME_PLACES = {
  wordInReference: 0.97, // readers look for words where they are explained
  identifierElsewhere: 0.84, // and for identifiers where they are defined
  nextReference: 0.08, // less for each further section of reference, in the order of `_search.json`
} as const

/** Bounds on names. */
export const NAMES_OF_SECTIONS = {
  longest: 80, // letters; longer headings are sentences
  words: 7, // with more of them, a heading with code is a sentence, too
  segments: 6, // beginnings that may be left out of `a.b.c`
} as const

/** Weights of the words of messages that sections show. */
export const MESSAGES = {
  quoted: 0.6, // a name in quotes differs between projects
  shown: 0.8, // a page that shows a message but has another subject
  usualLength: 6, // words of a message at which each counts for half: many words share its weight
} as const

/** Lengths of the texts of results, in characters. */
export const TEXTS = {
  text: 72, // about a line; a sentence may be a third longer
  heading: 200, // a longer heading is cut
} as const

/** Words for the correction of spelling. */
export const SPELLING = {
  shortest: 4, // shorter words are too similar to each other
  longest: 32, // longer words are not typed by hand
  name: 0.1, // share of a weight that counts as one section: names and headings go first
  maxTypedLength: 40, // letters of a typed word, to limit the cost
  corrections: 3, // more would bring in words that no one meant
  oneLetter: 4, // with at least this many letters, one may be wrong
  twoLetters: 8, // with at least this many letters, two may be wrong
} as const

/** Bounds on a query, which limit its cost. */
export const QUERY = {
  characters: 200, // longer queries are cut
  words: 7, // of a query; the longest ones say most
  manyWords: 4, // with at least this many, a section is meant and not its page
  pastedWords: 7, // people type fewer words than a message has
  typedMessageWords: 2, // one word that looks like trouble is a topic, not a message
  messageCharacters: 1200, // the first lines of a message say what is wrong
  fewWords: 2, // so few words are probably a name: its file is read first
  leastTelling: 3, // words that are left without those of a request for help; of fewer, all count
  shortestEnd: 4, // a shorter end of a name may be the beginning of another: `babel-l`
  manyUnknown: 3, // words that no page has: a query in another language
} as const

/** Files that a query reads: each takes a request in a first search. */
export const READS = {
  terms: 4, // words in other files are not looked up
  prefix: 2, // files with words of a common prefix
  sections: 8, // sections in other files are not found
  fewestSections: 3, // even if the words were in many files
  both: 11, // files of terms and of sections together
  sure: 2, // files that are read even if their sections are much worse than the best one
  worth: 0.4, // share of the best score for which a further file is read
} as const

/** Weights of the forms of a typed word, compared to the word as typed. */
export const TYPED = {
  synonym: 0.9, // another word for the same, such as `update` for `upgrade`
  stem: 0.9, // another form of an English word
  longer: 0.8, // a word that begins with it, if there is no such word
  pieces: 0.8, // the parts of a name between its signs
  enough: 8, // sections with the name as typed, above which its parts are not looked up
  parts: 0.6, // the parts in camel case of a name that no section has
  misspelt: [1, 0.7, 0.5], // by the number of letters that differ
  prefixOfWord: 0.3, // minimum share of a longer word; it grows with the letters that are typed
  prefixOfName: 0.6, // the same for a name: fewer names are similar
  cut: 0.6, // share of a word that counts as found where its list of sections is cut off
} as const

/** How the words of a query are combined. */
export const COMBINED = {
  coverage: 1.5, // power of the share of the words that a section has
  page: 0.5, // share of the words that the whole page has
  title: 2000, // a title that has the words of the query, and no others
  titlePower: 8, // the more a title has in common with the query, the more that says
} as const

/** Weights of names that a query matches, relative to its other words. */
export const MATCHES = {
  exact: 2, // the query is the name
  longer: 0.7, // the name begins with the query
  word: 0.3, // one of several words is the name
  joined: 0.9, // two words as one
  misspelt: 0.8, // the corrected query is the name
  telling: 0.6, // the query is the name, except for common words
  end: 1, // the end of a name: `processAssets`
  flag: 4, // the name of a flag without its dashes: no other name is written like this
  explained: 1.5, // a page with the subject of a question as its title
  pageName: 975, // least weight of the title of a page, in one of its forms
} as const

/** How well a section answers a pasted message. Scores are comparable to those of words. */
export const PASTED = {
  full: 2000, // a section that shows a line with all of its words
  unknown: 300, // weight of a word that no message has
  enough: 800, // sum of weights with which words tell a message from others
  quoted: 1.5, // a section that shows the same name explains this very case
  maxShare: 1.2, // of a line, with its names
  leastShare: 0.3, // sections with fewer words of a line show another message
  otherLines: 0.3, // the first line of a message says most
  certain: 700, // a section that surely shows the message: no other words need to be found
} as const

/** Bonuses for sections whose texts are close to what was typed. */
export const BONUSES = {
  withTitle: 550, // title and name together are what was typed
  covered: 350, // title, headings and one of the queries have all words
  told: 0.7, // share of a word that the text of the result has instead
  meant: 0.8, // share for a name that was not typed, but meant
  end: 540, // the name ends with a dot and what was typed
  same: 220, // the name is what was typed, with its signs
  within: 100, // the name has what was typed, with its signs
  flag: 1000, // readers who type dashes look for a flag
  words: 300, // for the share of common words
  explains: 500, // an entry for messages that is named like the one that was pasted or typed
  sharedName: 2, // words of a message in the name of an entry; one alone is an accident
  named: 400, // the name is in the message
  longName: 4, // with at least this many words in the name, that is no accident
  sameMessage: 500, // the name is the message
  quoted: 400, // the name has a name that the message quotes; others lose as much, and the list of all
} as const

/** Which results are shown. */
export const RESULTS = {
  usual: 20, // results, unless the caller asks for another number
  reserve: 16, // further sections whose texts are compared, for their bonuses
  leastShare: 0.1, // of the best score; weaker sections only look like results
  few: 8, // results that are shown no matter how weak they are
  pageForMany: 0.7, // share of the beginning of a page, if many words are typed
  ofPage: 3, // results of a page before those of other pages
} as const

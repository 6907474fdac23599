import _ from "lodash";

/**
 * Counts the words of a text.
 * @param {string} text
 * @returns {[string, number][]}
 */
export function tally(text) {
  const words = _.words(text.toLowerCase());
  const pairs = Object.entries(_.countBy(words));
  return _.orderBy(pairs, [1, 0], ["desc", "asc"]);
}

/**
 * Finds the word that occurs most often.
 * @param {string} text
 * @returns {string | undefined}
 */
export function mostFrequent(text) {
  return tally(text)[0]?.[0];
}

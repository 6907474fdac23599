import _ from "lodash";

export function tally(text) {
  const words = _.words(text.toLowerCase());
  const pairs = Object.entries(_.countBy(words));
  return _.orderBy(pairs, [1, 0], ["desc", "asc"]);
}

export function mostFrequent(text) {
  return tally(text)[0]?.[0];
}

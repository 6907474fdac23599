import _ from "lodash";

export const heading = (text) => _.upperFirst(text);

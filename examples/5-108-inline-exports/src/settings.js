export const debug = false;
export const limit = 3;

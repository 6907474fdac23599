export const words = () => import(/* webpackChunkName: "words" */ "./shared.js");

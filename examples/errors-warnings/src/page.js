export const spell = () => import(/* webpackChunkName: "spell" */ "./spell.js");

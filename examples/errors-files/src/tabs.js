import(/* webpackChunkName: "left" */ "./named.js");
import(/* webpackChunkName: "right" */ "./other.js");
import(/* webpackChunkName: "top" */ "./index.js");

import(/* webpackChunkName: math */ "./math.js");
import(/* webpackPrefetch: "yes" */ "./math.js");

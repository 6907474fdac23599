import(/* webpackChunkName: "what?" */ "./named.js");

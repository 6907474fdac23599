console.log(require.context("./rules").keys());

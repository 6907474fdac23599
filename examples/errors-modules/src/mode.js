console.log(require.context("./", false, /math/, "later"));

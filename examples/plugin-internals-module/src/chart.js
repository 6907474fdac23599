console.log("Chart");

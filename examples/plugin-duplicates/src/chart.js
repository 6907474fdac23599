console.log("A chart");

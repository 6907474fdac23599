console.log("webpack works");

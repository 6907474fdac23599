console.log("Detail");

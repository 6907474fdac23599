console.log("start");

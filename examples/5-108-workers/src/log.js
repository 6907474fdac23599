console.log("log");

console.log(REVISION);

console.log(BUILD);

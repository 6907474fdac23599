console.log(RELEASE);

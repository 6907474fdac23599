console.log("hello"); // a comment

console.log("Cart");

document.querySelector("main").textContent = "Shop";

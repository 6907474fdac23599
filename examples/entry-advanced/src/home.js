document.body.append("Home");

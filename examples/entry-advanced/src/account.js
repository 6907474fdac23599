document.body.append("Account");

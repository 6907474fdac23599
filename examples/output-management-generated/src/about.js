document.body.append("About this site");

document.body.append("hello");

const url = new URL("./photo.svg", import.meta.url);

document.body.append(`The picture is at ${url.pathname}`);

import(`./locales/${navigator.language}`).then(console.log);

console.log(import.meta.glob("./*.js", "eager"));

export const render = (text) => (document.body.textContent = text);

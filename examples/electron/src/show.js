export const show = (element, version) => {
  element.textContent = `Version ${version}`;
};

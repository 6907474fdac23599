export const open = (): void => document.querySelector("dialog")?.show();

export const render = () => "Welcome";

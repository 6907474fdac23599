export const text = () => "Hello";

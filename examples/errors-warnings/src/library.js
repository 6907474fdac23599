export default function format() {}
export const helper = () => {};

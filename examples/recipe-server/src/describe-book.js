export const describeBook = ({ title, author }) => `${title}, by ${author}`;

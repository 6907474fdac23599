export default [10, 20];

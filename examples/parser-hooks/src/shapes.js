export class Shape {}
export const area = (shape) => {
  return shape.radius ** 2;
  console.log("never");
};

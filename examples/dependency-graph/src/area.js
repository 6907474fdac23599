export const area = (width, height) => width * height;
export const perimeter = (width, height) => 2 * (width + height);

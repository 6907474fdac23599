export interface Item {
  name: string;
  price: number;
}

export const total = (items: Item[]): number =>
  items.reduce((sum, item) => sum + item.price, 0);

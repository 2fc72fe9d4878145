export const itemsText = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

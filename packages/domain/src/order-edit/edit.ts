import type { OrderStatus } from '@servery/contract/entities/receipt';

export type AddedLine = { productId: number; quantity: number; options: readonly number[]; notes: string };

/** When it is wanted instead: at a time of its own, or at a slot, stop or pickup location on a date. */
export type EditedTime = { at: number } | { pointId: number; date: string };

/** What is to change of a placed order; what is not named stays. */
export type OrderEdit = {
  /** Of lines that it has: how many there are to be. 0 takes the line off. */
  lines: readonly { id: number; quantity: number }[];
  added: readonly AddedLine[];
  when?: EditedTime | undefined;
  tableNum?: string | undefined;
  address?: string | undefined;
  note?: string | undefined;
};

export const NO_EDIT: OrderEdit = { lines: [], added: [] };

/** More of one order is somebody who plays with it. */
export const MOST_EDITS = 50;

/** Until it is handed over or called off. */
export const canEdit = (status: OrderStatus): boolean => [1, 2, 3, 4, 6].includes(status);

/** What is ready can lose something. To get more, or another time, it has to be made again. */
export const canGrow = (status: OrderStatus): boolean => canEdit(status) && status !== 4;

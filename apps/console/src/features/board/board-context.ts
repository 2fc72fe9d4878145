import type { BoardOrder } from '@servery/contract/entities/board';
import type { Permission } from '@servery/contract/permissions';
import { createContext, use } from 'react';
import type { ColumnId } from '#features/board/rules/columns.ts';
import type { Struck } from '#features/board/rules/struck.ts';

export type BoardActions = {
  can: (capability: Permission) => boolean;
  bump: (order: BoardOrder, column: ColumnId) => void;
  open: (orderId: string) => void;
  struck: Struck;
  strike: (lineId: number) => void;
};

const nothing = () => undefined;

export const BoardContext = createContext<BoardActions>({
  can: () => false,
  bump: nothing,
  open: nothing,
  struck: new Set(),
  strike: nothing,
});

export const useBoardActions = (): BoardActions => use(BoardContext);

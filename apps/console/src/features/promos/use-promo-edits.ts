import { promosRoom } from '#api/promos-query.ts';
import { type EditCall, useEdit } from '#edits/use-edit.ts';

type PromoEdit = Exclude<Extract<EditCall, `ConsolePromos.${string}`>, 'ConsolePromos.undo'>;

export const usePromoEdit = <Name extends PromoEdit>(name: Name) =>
  useEdit(promosRoom, name, { refreshFirst: true });

import { fulfilmentRoom } from '#api/fulfilment-query.ts';
import { type EditCall, useEdit } from '#edits/use-edit.ts';

type FulfilmentEdit = Exclude<Extract<EditCall, `ConsoleFulfilment.${string}`>, 'ConsoleFulfilment.undo'>;

export const useFulfilmentEdit = <Name extends FulfilmentEdit>(name: Name) =>
  useEdit(fulfilmentRoom, name, { refreshFirst: true });

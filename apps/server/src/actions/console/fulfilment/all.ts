import { consoleRemoveFulfilment, consoleSavePoint } from '#actions/console/fulfilment/points';
import {
  consoleFulfilment,
  consoleFulfilmentHistory,
  consoleTryAddress,
} from '#actions/console/fulfilment/room';
import { consoleSaveType, consoleSwitchTypes } from '#actions/console/fulfilment/types';
import { consoleUndoFulfilment } from '#actions/console/fulfilment/undo';
import { consoleSaveZone } from '#actions/console/fulfilment/zones';

/** What answers each call of the room of fulfilment. */
export const fulfilmentActions = {
  ConsoleFulfilment: consoleFulfilment,
  'ConsoleFulfilment.save_type': consoleSaveType,
  'ConsoleFulfilment.switch': consoleSwitchTypes,
  'ConsoleFulfilment.save_zone': consoleSaveZone,
  'ConsoleFulfilment.save_point': consoleSavePoint,
  'ConsoleFulfilment.remove': consoleRemoveFulfilment,
  'ConsoleFulfilment.try_address': consoleTryAddress,
  'ConsoleFulfilment.history': consoleFulfilmentHistory,
  'ConsoleFulfilment.undo': consoleUndoFulfilment,
} as const;

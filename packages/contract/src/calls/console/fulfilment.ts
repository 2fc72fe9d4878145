import { z } from 'zod';
import { historyOf, undoOf } from '#calls/edits';
import { call } from '#call';
import { fulfilmentCode } from '#entities/fulfilment';
import {
  editedPoint,
  editedType,
  editedZone,
  triedAddress,
  venueFulfilment,
  waySwitch,
  zonePostcode,
} from '#entities/fulfilment-editor';
import { idField, intField, jsonField, optionalField, textField } from '#fields';
import { listOf, named } from '#venue-file/values';

const ofFulfilment = { action: 'ConsoleFulfilment', can: 'manage_venue', scope: 'venue' } as const;
const PART_SIZE = 20_000;
const edited = z.strictObject({ edit_id: z.number() });
/** The rows of a zone that were seen: a change on top of somebody else's is refused. */
const rows = jsonField(listOf(zonePostcode, 500), PART_SIZE);

/** How orders reach people, with the deliveries of 30 days by zone. */
export const consoleFulfilment = call({
  ...ofFulfilment,
  input: z.object({}),
  output: venueFulfilment,
  errors: [],
  perMinute: 240,
});

/** Says what a way to order asks for, and whether it is offered; one that the venue never had is made, with the hours of its first. */
export const consoleSaveType = call({
  ...ofFulfilment,
  sub: 'save_type',
  input: z.object({
    fulfilment_code: fulfilmentCode,
    /** Nothing for one that the venue never had. */
    version: optionalField(intField),
    way: jsonField(editedType, PART_SIZE),
  }),
  output: edited,
  errors: ['part_changed', 'last_fulfilment_type'],
  perMinute: 120,
});

/** Switches ways to order on and off, all of them or none; what they ask for stays. */
export const consoleSwitchTypes = call({
  ...ofFulfilment,
  sub: 'switch',
  input: z.object({ ways: jsonField(listOf(waySwitch, fulfilmentCode.options.length).min(1), PART_SIZE) }),
  output: edited,
  errors: ['part_changed', 'last_fulfilment_type'],
  perMinute: 120,
});

/** Changes the postcodes of a zone all at once, or makes a zone where no rows are given. */
export const consoleSaveZone = call({
  ...ofFulfilment,
  sub: 'save_zone',
  input: z.object({
    rows: optionalField(rows),
    zone: jsonField(editedZone, PART_SIZE),
    /** Postcodes that may be taken out of another zone. */
    moved: optionalField(jsonField(listOf(named(20), 500), PART_SIZE)),
  }),
  output: edited,
  errors: ['part_changed', 'postcode_taken', 'bad_postcode', 'zone_in_use', 'zones_full'],
  perMinute: 120,
});

/** Changes a slot, stop or pickup location, or makes one where no id is given. */
export const consoleSavePoint = call({
  ...ofFulfilment,
  sub: 'save_point',
  input: z.object({
    point_id: optionalField(idField),
    version: optionalField(intField),
    point: jsonField(editedPoint, PART_SIZE),
  }),
  output: edited,
  errors: ['part_changed', 'no_point', 'no_zone', 'points_full'],
  perMinute: 120,
});

/** Removes a zone by its rows, or else a slot, stop or pickup location by its id. */
export const consoleRemoveFulfilment = call({
  ...ofFulfilment,
  sub: 'remove',
  input: z.object({
    rows: optionalField(rows),
    point_id: optionalField(idField),
    version: optionalField(intField),
  }),
  output: edited,
  errors: ['part_changed', 'no_point', 'zone_in_use'],
  perMinute: 120,
});

export const consoleTryAddress = call({
  ...ofFulfilment,
  sub: 'try_address',
  input: z.object({ address: textField(300) }),
  output: triedAddress,
  errors: [],
  perMinute: 240,
});

export const consoleFulfilmentHistory = historyOf(ofFulfilment);

export const consoleUndoFulfilment = undoOf(ofFulfilment);

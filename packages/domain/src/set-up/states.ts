/** The clock of each state. A town that keeps another one says so itself. */
const ZONES = {
  NSW: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  WA: 'Australia/Perth',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  ACT: 'Australia/Sydney',
  NT: 'Australia/Darwin',
} as const;

export type AustralianState = keyof typeof ZONES;
export const australianStates = Object.keys(ZONES) as readonly AustralianState[];
export const isState = (written: string): written is AustralianState => Object.hasOwn(ZONES, written);
export const zoneOfState = (state: AustralianState): string => ZONES[state];
/** Beside those of the states, the ones that parts of them keep. */
export const australianZones: readonly string[] = [
  ...new Set<string>([
    ...Object.values(ZONES),
    'Australia/Broken_Hill',
    'Australia/Eucla',
    'Australia/Lord_Howe',
  ]),
];

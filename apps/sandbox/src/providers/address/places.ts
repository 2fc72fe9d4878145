type Suburb = {
  name: string;
  state: string;
  postcode: string;
  lat: number;
  long: number;
  country: 'AU' | 'NZ' | 'GB';
};
type Street = { name: string; numbers: readonly string[] };

export type SandboxPlace = {
  id: string;
  kind: 'address' | 'street' | 'suburb';
  unit: string;
  number: string;
  street: string;
  suburb: Suburb;
  lat: number;
  long: number;
};

const suburb = (name: string, postcode: string, at: readonly [number, number]): Suburb => ({
  name,
  postcode,
  state: 'WA',
  country: 'AU',
  lat: at[0],
  long: at[1],
});

const NUMBERS = ['3', '8', '14', '21', '36', '52'] as const;
const street = (name: string): Street => ({ name, numbers: NUMBERS });

/** Suburbs around Perth with a handful of streets each: the numbers are made up, the shape is what maps answer. */
const WA: ReadonlyArray<readonly [Suburb, readonly string[]]> = [
  [
    suburb('Fremantle', '6160', [-32.0569, 115.7439]),
    ['Norfolk Street', 'Ellen Street', 'Market Street', 'Wray Avenue', 'South Terrace'],
  ],
  [
    suburb('East Fremantle', '6158', [-32.0374, 115.7669]),
    ['Marmion Street', 'George Street', 'Canning Highway', 'Petra Street'],
  ],
  [
    suburb('North Fremantle', '6159', [-32.0326, 115.7513]),
    ['Queen Victoria Street', 'Harvest Road', 'Thompson Road'],
  ],
  [
    suburb('South Fremantle', '6162', [-32.0717, 115.7543]),
    ['Hampton Road', 'Sheedy Street', 'Commercial Street'],
  ],
  [suburb('Palmyra', '6157', [-32.0446, 115.7846]), ['McKimmie Road', 'Zenobia Street', 'Aurelian Street']],
  [suburb('Hilton', '6163', [-32.0708, 115.7857]), ['Paget Street', 'South Street', 'Rennie Crescent']],
  [
    suburb('Mosman Park', '6012', [-32.0117, 115.7621]),
    ['Monument Street', 'Glyde Street', 'Johnston Street'],
  ],
  [suburb('Cottesloe', '6011', [-31.9964, 115.7569]), ['Napoleon Street', 'Marine Parade', 'Forrest Street']],
  [
    suburb('Perth', '6000', [-31.9523, 115.8613]),
    ['Hay Street', 'Murray Street', 'Wellington Street', 'St Georges Terrace'],
  ],
  [suburb('Northbridge', '6003', [-31.9474, 115.8576]), ['Lake Street', 'Aberdeen Street', 'Francis Street']],
  [suburb('Subiaco', '6008', [-31.9489, 115.8268]), ['Rokeby Road', 'Hensman Road', 'Bagot Road']],
  [suburb('Leederville', '6007', [-31.9367, 115.8413]), ['Oxford Street', 'Newcastle Street', 'Carr Place']],
  [
    suburb('Scarborough', '6019', [-31.8944, 115.7605]),
    ['Brighton Road', 'Scarborough Beach Road', 'The Esplanade'],
  ],
  [suburb('Joondalup', '6027', [-31.7448, 115.7661]), ['Grand Boulevard', 'Boas Avenue', 'Shenton Avenue']],
  [
    suburb('Margaret River', '6285', [-33.955, 115.075]),
    ['Bussell Highway', 'Willmott Avenue', 'Fearn Avenue'],
  ],
  [suburb('Bunbury', '6230', [-33.3271, 115.6414]), ['Victoria Street', 'Spencer Street', 'Blair Street']],
];

const ELSEWHERE: readonly Suburb[] = [
  { name: 'Surry Hills', state: 'NSW', postcode: '2010', country: 'AU', lat: -33.8861, long: 151.2111 },
  { name: 'Fitzroy', state: 'VIC', postcode: '3065', country: 'AU', lat: -37.7984, long: 144.9783 },
  // Found by nobody who looks in Australia and New Zealand.
  { name: 'Fitzrovia', state: 'London', postcode: 'W1T', country: 'GB', lat: 51.5185, long: -0.1384 },
  { name: 'Ponsonby', state: 'Auckland', postcode: '1011', country: 'NZ', lat: -36.8484, long: 174.7393 },
];

/** Ids are as opaque as a vendor's, and the same at every start. */
const idOf = (...parts: string[]): string => `SB${Buffer.from(parts.join('|')).toString('base64url')}`;

const place = (
  kind: SandboxPlace['kind'],
  at: { suburb: Suburb; street?: string; number?: string; unit?: string; step?: number },
): SandboxPlace => {
  const { suburb: where, street: road = '', number = '', unit = '', step = 0 } = at;
  return {
    id: idOf(kind, unit, number, road, where.name),
    kind,
    unit,
    number,
    street: road,
    suburb: where,
    lat: where.lat + step * 0.0011,
    long: where.long + step * 0.0007,
  };
};

function onStreet(where: Suburb, { name, numbers }: Street, step: number): SandboxPlace[] {
  const houses = numbers.map((number, index) =>
    place('address', { suburb: where, street: name, number, step: step + index / 10 }),
  );
  const flats = ['1', '2'].map((unit) =>
    place('address', { suburb: where, street: name, number: '41', unit, step }),
  );
  return [...houses, ...flats, place('street', { suburb: where, street: name, step })];
}

export const places: readonly SandboxPlace[] = [
  ...WA.flatMap(([where, streets]) => [
    place('suburb', { suburb: where }),
    ...streets.flatMap((name, index) => onStreet(where, street(name), index - 2)),
  ]),
  ...ELSEWHERE.map((where) => place('suburb', { suburb: where })),
];

/** An island without a postcode of its own in the books: the second thing that can be wrong with an address. */
const UNPOSTED = place('address', {
  suburb: suburb('Rottnest Island', '', [-31.9969, 115.5401]),
  street: 'Thomson Bay Settlement',
  number: '5',
});

/** Found only where a search is not kept to one country. */
const ABROAD = ELSEWHERE.filter(({ country }) => country !== 'AU').map((where) =>
  place('address', { suburb: where, street: 'Harbour Lane', number: '80' }),
);

export const everyPlace: readonly SandboxPlace[] = [...places, UNPOSTED, ...ABROAD];

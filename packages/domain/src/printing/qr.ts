/** Versions 1 to 6 at error level M: how many bytes of data, in how many blocks of the same size, and how many bytes protect each. */
const VERSIONS = [
  { data: 16, blocks: 1, guard: 10 },
  { data: 28, blocks: 1, guard: 16 },
  { data: 44, blocks: 1, guard: 26 },
  { data: 64, blocks: 2, guard: 18 },
  { data: 86, blocks: 2, guard: 24 },
  { data: 108, blocks: 4, guard: 16 },
] as const;
type Version = (typeof VERSIONS)[number];
/** Four bits say that bytes follow, eight how many. */
const HEAD_BYTES = 2;
/** Level M with mask 0, protected and masked as the standard has it. */
const FORMAT = 0x5412;

/** Products in the field of 256 elements that the code is reckoned in. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1)
    product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

function generator(degree: number): number[] {
  let polynomial = [1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    const shifted = [...polynomial, 0];
    polynomial = shifted.map((each, at) => each ^ times(polynomial[at - 1] ?? 0, root));
    root = times(root, 2);
  }
  return polynomial.slice(1);
}

/** What lets a reader mend a block that is dirty or torn. */
function guardOf(block: readonly number[], degree: number): number[] {
  const factors = generator(degree);
  let rest: number[] = factors.map(() => 0);
  for (const byte of block) {
    const lead = byte ^ (rest[0] ?? 0);
    rest = factors.map((factor, at) => (rest[at + 1] ?? 0) ^ times(factor, lead));
  }
  return rest;
}

function dataBytes(bytes: readonly number[], { data }: Version): number[] {
  const bits = [
    0x4,
    bytes.length >> 4,
    bytes.length & 0xf,
    ...bytes.flatMap((byte) => [byte >> 4, byte & 0xf]),
    0,
  ];
  const whole = Array.from(
    { length: Math.floor(bits.length / 2) },
    (_, at) => ((bits[2 * at] ?? 0) << 4) | (bits[2 * at + 1] ?? 0),
  );
  return Array.from({ length: data }, (_, at) => whole[at] ?? ((at - whole.length) % 2 === 0 ? 0xec : 0x11));
}

const interleaved = (blocks: readonly (readonly number[])[]): number[] =>
  (blocks[0] ?? []).flatMap((_, at) => blocks.map((block) => block[at] ?? 0));

function allBytes(bytes: readonly number[], version: Version): number[] {
  const data = dataBytes(bytes, version);
  const length = version.data / version.blocks;
  const blocks = Array.from({ length: version.blocks }, (_, at) =>
    data.slice(at * length, (at + 1) * length),
  );
  return [...interleaved(blocks), ...interleaved(blocks.map((block) => guardOf(block, version.guard)))];
}

/** The rows of a code; what is not decided yet is for the data. */
type Grid = (boolean | undefined)[][];

/** A square with a ring around it, and white around that where there is room. */
function putSquare(grid: Grid, [row, column]: readonly [number, number], reach: number): void {
  for (let down = -reach; down <= reach; down += 1)
    for (let right = -reach; right <= reach; right += 1) {
      const line = grid[row + down];
      if (!line || column + right < 0 || column + right >= grid.length) continue;
      const ring = Math.max(Math.abs(down), Math.abs(right));
      line[column + right] = reach === 2 ? ring !== 1 : ring !== 2 && ring !== 4;
    }
}

const put = (grid: Grid, [row, column]: readonly [number, number], dark: boolean): void => {
  const line = grid[row];
  if (line) line[column] = dark;
};

function putFormat(grid: Grid): void {
  const size = grid.length;
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((FORMAT >> bit) & 1) === 1;
    put(grid, [bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8], dark);
    put(grid, [8, bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit], dark);
  }
  put(grid, [size - 8, 8], true);
}

function frame(size: number): Grid {
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  for (const corner of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    putSquare(grid, corner, 4);
  if (size > 21) putSquare(grid, [size - 7, size - 7], 2);
  for (let at = 8; at < size - 8; at += 1) {
    put(grid, [6, at], at % 2 === 0);
    put(grid, [at, 6], at % 2 === 0);
  }
  putFormat(grid);
  return grid;
}

/** Up and down in columns of two, from the right; the column of the clock is passed over. */
function putData(grid: Grid, bytes: readonly number[]): boolean[][] {
  const size = grid.length;
  let bit = 0;
  for (let pair = size - 1, up = true; pair > 0; pair -= pair === 8 ? 3 : 2, up = !up)
    for (let step = 0; step < size; step += 1)
      for (const column of [pair, pair - 1]) {
        const row = up ? size - 1 - step : step;
        if (grid[row]?.[column] !== undefined) continue;
        const dark = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        put(grid, [row, column], dark !== ((row + column) % 2 === 0));
        bit += 1;
      }
  return grid.map((row) => row.map((dark) => dark === true));
}

/** A QR code of up to 106 bytes, as rows of dark and light; nothing where the text is longer. */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  const at = VERSIONS.findIndex(({ data }) => data - HEAD_BYTES >= bytes.length);
  const version = VERSIONS[at];
  return version && putData(frame(21 + 4 * at), allBytes(bytes, version));
}

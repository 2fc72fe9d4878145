/** As `qr.ts` has them: bytes of data in each code of so many dots a side, and in how many blocks. */
const BLOCKS: Readonly<Record<number, { data: number; blocks: number }>> = {
  21: { data: 16, blocks: 1 },
  25: { data: 28, blocks: 1 },
  29: { data: 44, blocks: 1 },
  33: { data: 64, blocks: 2 },
  37: { data: 86, blocks: 2 },
  41: { data: 108, blocks: 4 },
};

type Dots = readonly (readonly boolean[])[];

/** The bytes as a reader takes them: unmasked, in columns of two from the right, without what is the same in every code. */
function bytesOf(rows: Dots): number[] {
  const size = rows.length;
  const isFrame = (row: number, column: number) =>
    (row < 9 && (column < 9 || column >= size - 8)) ||
    (row >= size - 8 && column < 9) ||
    row === 6 ||
    column === 6 ||
    (size > 21 && Math.abs(row - size + 7) <= 2 && Math.abs(column - size + 7) <= 2);
  const columns = Array.from({ length: size }, (_none, at) => size - 1 - at).filter((column) => column !== 6);
  const bits: boolean[] = [];
  for (let pair = 0; pair < columns.length; pair += 2)
    for (let step = 0; step < size; step += 1)
      for (const column of columns.slice(pair, pair + 2)) {
        const row = pair % 4 === 0 ? size - 1 - step : step;
        if (!isFrame(row, column)) bits.push(rows[row]?.[column] !== ((row + column) % 2 === 0));
      }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_none, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + (bit ? 1 : 0), 0),
  );
}

/** The text of a code, as a camera that sees it cleanly reads it. Blocks of data take turns, byte by byte. */
export function readQr(rows: Dots): string {
  const shape = BLOCKS[rows.length];
  if (!shape) throw new Error(`${rows.length} dots a side are no code of ours`);
  const bytes = bytesOf(rows);
  const each = shape.data / shape.blocks;
  const data = Array.from({ length: shape.data }, (_none, at) => {
    const block = Math.floor(at / each);
    return bytes[(at % each) * shape.blocks + block] ?? 0;
  });
  const nibbles = data.flatMap((byte) => [byte >> 4, byte & 15]);
  if (nibbles[0] !== 4) throw new Error('the code holds no text');
  const length = (nibbles[1] ?? 0) * 16 + (nibbles[2] ?? 0);
  const read = Array.from(
    { length },
    (_none, at) => (nibbles[3 + 2 * at] ?? 0) * 16 + (nibbles[4 + 2 * at] ?? 0),
  );
  return new TextDecoder().decode(Uint8Array.from(read));
}

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** A text without its mark, whatever a spreadsheet wrote it in: UTF-8, UTF-16 either way round, or Windows. */
export function decodeFile(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Without a mark, every other byte of plain letters in UTF-16 is nothing.
  const start = bytes.subarray(0, 200);
  const empty = start.filter((byte, at) => byte === 0 && at % 2 === 1).length;
  if (start.length > 3 && empty > start.length / 4) return new TextDecoder('utf-16le').decode(bytes);
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
}

const gsm7 = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const gsm7Escaped = new Set('^{}\\[~]|€\f');

/** How many texts the body is billed as: one character outside GSM-7 makes the whole body UCS-2. */
export function countSegments(body: string): number {
  const characters = Array.from(body);
  const isGsm7 = characters.every((each) => gsm7.has(each) || gsm7Escaped.has(each));
  if (!isGsm7) return split(body.length, { single: 70, joined: 67 });
  const units = characters.reduce((sum, each) => sum + (gsm7Escaped.has(each) ? 2 : 1), 0);
  return split(units, { single: 160, joined: 153 });
}

function split(units: number, { single, joined }: { single: number; joined: number }): number {
  return units <= single ? 1 : Math.ceil(units / joined);
}

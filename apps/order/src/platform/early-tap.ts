/** Repeats the tap that came before the client; see public/before-client.js. */
export function repeatEarlyTap(): void {
  const repeat: unknown = Reflect.get(globalThis, 'serveryEarlyTap');
  if (typeof repeat === 'function') repeat();
}

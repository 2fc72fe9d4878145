const PRIVATE = /^(?:10\.\d{1,3}|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2}$/;
const [FIRST_PORT, LAST_PORT] = [9100, 9109];

/** Where a raw printer of a venue may be: in its own network, on a port of printers. Nobody gets the server to speak to anything else. */
export function isPrinterAddress(address: string): boolean {
  const [host = '', port = String(FIRST_PORT), ...rest] = address.split(':');
  const isPort = /^\d{4}$/.test(port) && Number(port) >= FIRST_PORT && Number(port) <= LAST_PORT;
  return (
    rest.length === 0 && isPort && PRIVATE.test(host) && host.split('.').every((part) => Number(part) <= 255)
  );
}

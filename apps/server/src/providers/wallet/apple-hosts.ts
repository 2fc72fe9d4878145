/** Apple's own gateways, as it lists them: by region, by pod, and the one for trying things out. */
const GATEWAY = /^(cn-)?apple-pay-gateway(-[a-z0-9]+)*\.apple\.com$/;

/** Whether the address that a page names for the validation of a merchant is one of Apple's. Nothing else is ever asked. */
export function isAppleGateway(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return protocol === 'https:' && port === '' && username === '' && password === '' && GATEWAY.test(hostname);
}

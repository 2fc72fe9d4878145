const NAME = 'console_sid';
const MINUTES = 20160;

export const cookieText = (sid: string, place: { secure: boolean; seconds: number }): string =>
  `${NAME}=${encodeURIComponent(sid)}; Path=/console; Max-Age=${place.seconds}; SameSite=Lax${place.secure ? '; Secure' : ''}`;

export function sidIn(cookies: string): string | undefined {
  for (const pair of cookies.split(/;\s*/)) {
    const [name, value = ''] = pair.split('=');
    if (name === NAME && value !== '') return decodeURIComponent(value);
  }
  return undefined;
}

const here = (seconds: number) => ({ secure: location.protocol === 'https:', seconds });

export const currentSid = (): string | undefined => sidIn(document.cookie);
export function keepSid(sid: string): void {
  document.cookie = cookieText(sid, here(MINUTES * 60));
}
export function dropSid(): void {
  document.cookie = cookieText('', here(0));
}

import { facts } from '#api/app-facts.ts';

const MINUTES = 20160;

const SID = facts.sid_cookie;
/** Stands beside the sid of somebody who does not want to be remembered; both go when the browser is closed. */
const BRIEF = `${SID}_brief`;

const valueOf = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) || undefined;

function writeCookie(name: string, value: string, maxAge?: number): void {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/${age}; SameSite=Lax${secure}`;
}

export const readSid = (): string | undefined => valueOf(SID);

export function writeSid(sid: string): void {
  writeCookie(SID, sid, valueOf(BRIEF) ? undefined : MINUTES * 60);
}

/** Whether the sids from here on outlive the browser. */
export function rememberSid(on: boolean): void {
  if (on) writeCookie(BRIEF, '', 0);
  else writeCookie(BRIEF, '1');
}

export function dropSid(): void {
  writeCookie(SID, '', 0);
  rememberSid(true);
}

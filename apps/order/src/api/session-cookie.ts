import { facts } from '#api/app-facts.ts';

const MINUTES = 20160;

const NAME = facts.sid_cookie;

export function readSid(): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${NAME}=`));
  return found?.slice(NAME.length + 1) || undefined;
}

export function writeSid(sid: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${NAME}=${sid}; Path=/; Max-Age=${MINUTES * 60}; SameSite=Lax${secure}`;
}

export function dropSid(): void {
  document.cookie = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`;
}

import { readJson, shape, text } from '@servery/domain/stored/shape';

const NAME = 'linklytxn';
const MINUTES = 20160;

export type Transaction = { sessionId: string; posGuid: string };
const kept = shape<Transaction>({ sessionId: text, posGuid: text });

const write = (value: string, maxAge: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${NAME}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
};

/** Remembered from before the first question to the pinpad until it is known how the payment ended. */
export const rememberTransaction = (transaction: Transaction): void =>
  write(encodeURIComponent(JSON.stringify(transaction)), MINUTES * 60);

export const forgetTransaction = (): void => write('', 0);

export function rememberedTransaction(): Transaction | undefined {
  const held = document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  return held ? readJson(decodeURIComponent(held), kept) : undefined;
}

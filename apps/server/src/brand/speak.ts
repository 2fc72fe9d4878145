import { speakAs, type Voice } from '@servery/domain/texts/catalogue';
import { AsyncLocalStorage } from 'node:async_hooks';

/** One process speaks for every brand: which one it is follows the call, the page or the message that is being made. */
const voices = new AsyncLocalStorage<Voice>();
speakAs(() => voices.getStore());

export const speakFor = <T>(brand: Voice, say: () => T): T => voices.run(brand, say);

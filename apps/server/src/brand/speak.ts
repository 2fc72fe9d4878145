import { speakAs, type Voice } from '@servery/domain/texts/catalogue';
import { AsyncLocalStorage } from 'node:async_hooks';

/** One process speaks for every brand: which one it is follows the call, the page or the message that is being made. */
const voices = new AsyncLocalStorage<Voice>();
speakAs(() => voices.getStore());

export const speakFor = <T>(brand: Voice, say: () => T): T => voices.run(brand, say);

/** What nobody has words of their own for. */
export const PLAIN_VOICE: Voice = { texts: {}, language: 'en-AU' };

/** Work that a call of one brand set off may concern another's customer: it begins without a voice. */
export const speakForNobody = <T>(work: () => T): T => voices.exit(work);

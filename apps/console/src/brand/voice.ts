import { keepUnits } from '@servery/domain/hours/words';
import { speakAs, type Voice } from '@servery/domain/texts/catalogue';

/** The server writes into the page what the brand calls things; a page without it says everything as it is. */
const text = document.querySelector('#voice')?.textContent;
export const voice = text ? (JSON.parse(text) as Voice) : undefined;

speakAs(() => voice, keepUnits);

import { speakAs, type Voice } from '@servery/domain/texts/catalogue';

/** The server writes into the page what the brand calls things; a page without it says everything as it is. */
const told = document.querySelector('#voice')?.textContent;
export const voice = told ? (JSON.parse(told) as Voice) : undefined;

speakAs(() => voice);

import type { PageFacts } from '@servery/contract/brand';
import { keepUnits } from '@servery/domain/hours/words';
import { speakAs } from '@servery/domain/texts/catalogue';

/** What the server wrote into the page. A page without it was not sent by the server, and nothing can work. */
function readFacts(): PageFacts {
  const text = document.querySelector('#page-facts')?.textContent;
  if (!text) throw new Error('This page was not sent by the Servery server');
  return JSON.parse(keepUnits(text)) as PageFacts;
}

/** Where the server draws the page itself there is no document to read them from: it hands them over. */
const given = (globalThis as { serveryFacts?: PageFacts }).serveryFacts;

export const facts: PageFacts = given ?? readFacts();

speakAs(() => facts.brand, keepUnits);

type Heard = () => void;
const heard = new Set<Heard>();

/** Tells when the brand was changed while the page is open. */
export function onBrandChange(hear: Heard): () => void {
  heard.add(hear);
  return () => heard.delete(hear);
}

/** The brand as it is from now on. */
export function changeBrand(brand: PageFacts['brand']): void {
  facts.brand = brand;
  for (const hear of heard) hear();
}

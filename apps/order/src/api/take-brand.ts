import type { PageFacts } from '@servery/contract/brand';
import { keepUnits } from '@servery/domain/hours/words';
import { changeBrand, facts } from '#api/app-facts.ts';

type Told = { css: string; theme: 'light' | 'dark' | ''; brand: PageFacts['brand'] };

let sheet: CSSStyleSheet | undefined;

/** The style that came with the page stays as it is: this one follows it, and counts where they differ. */
function dress(css: string): void {
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(css);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

/** A brand that was changed while its page is open: its colours and its words from now on. */
export async function takeBrand(version: number): Promise<void> {
  const wanted = new URLSearchParams({ version: String(version), variant: facts.variant });
  const response = await fetch(`${facts.server ?? ''}/api/brand?${wanted.toString()}`).catch(() => undefined);
  // The next page that is loaded has it anyway.
  if (!response?.ok) return;
  const { css, theme, brand } = JSON.parse(keepUnits(await response.text())) as Told;
  dress(css);
  const { dataset } = document.documentElement;
  if (theme === '') delete dataset['theme'];
  else dataset['theme'] = theme;
  changeBrand(brand);
}

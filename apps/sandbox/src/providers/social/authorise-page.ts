import { html, type Html } from '#pages/html';
import { layout } from '#pages/layout';
import { kindLabels, type TokenKind, tokenKinds } from './mint.ts';
import type { SocialPerson, Vendor } from './people.ts';

export type Choice = { person: SocialPerson; fields: Record<string, string> };
export type AuthorisePage = {
  vendor: Vendor;
  clientId: string;
  kind: TokenKind;
  /** The same question with another kind of token. */
  address(kind: TokenKind): string;
  returnTo: { uri: string; method: 'get' | 'post' };
  choices: readonly Choice[];
  cancel: Record<string, string>;
};

const titles: Record<Vendor, string> = { apple: 'Sign in with Apple', google: 'Sign in with Google' };

const hidden = (fields: Record<string, string>): Html[] =>
  Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );

/** Each button is a form that hands the answer straight back, as the vendor's page does. */
export function authorisePage(page: AuthorisePage): string {
  const { uri, method } = page.returnTo;
  const form = (fields: Record<string, string>, button: Html): Html =>
    html`<form method="${method}" action="${uri}">${hidden(fields)}${button}</form>`;
  const person = ({ person: { firstName, lastName, email, about }, fields }: Choice): Html =>
    html`<li>
      ${form(
        fields,
        html`<button class="person">
          <b>${firstName} ${lastName}</b>
          <span class="soft">${email || 'no email'} · ${about}</span>
        </button>`,
      )}
    </li>`;
  const main = html`<div class="page narrow">
    <h1>${titles[page.vendor]}</h1>
    <p class="lead">These people aren’t real. Choose who signs in to <code>${page.clientId}</code>.</p>
    <nav class="segments kinds" aria-label="The token">
      ${tokenKinds.map(
        (kind) =>
          html`<a href="${page.address(kind)}" ${kind === page.kind && html`aria-current="page"`}
            >${kindLabels[kind]}</a
          >`,
      )}
    </nav>
    <ul class="people">
      ${page.choices.map(person)}
    </ul>
    ${form(page.cancel, html`<button class="button quiet">Cancel</button>`)}
  </div>`;
  return layout({ title: titles[page.vendor], section: 'none', main });
}

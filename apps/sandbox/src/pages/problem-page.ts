import { html } from './html.ts';
import { layout } from './layout.ts';

export function problemPage(title: string, message: string): string {
  const main = html`<div class="page narrow">
    <h1>${title}</h1>
    <p class="lead">${message}</p>
    <p class="actions"><a class="button" href="/inbox">Open the inbox</a></p>
  </div>`;
  return layout({ title, section: 'none', main });
}

import { html, type Html } from '#pages/html';
import { layout } from '#pages/layout';
import type { Paper, PaperLine } from './paper.ts';
import { CONDITIONS, conditionLabels, type VirtualPrinter } from './printer.ts';

const kindLabels: Record<VirtualPrinter['kind'], string> = {
  star: 'Star CloudPRNT',
  epson: 'Epson Server Direct Print',
  escpos: 'ESC/POS on a port',
};

function lineOf(line: PaperLine): Html {
  if (line.is === 'qr') return html`<p class="paper-code"><code>${line.data}</code></p>`;
  if (line.is === 'logo') return html`<p class="paper-code">◆</p>`;
  const runs = line.runs.map(({ text, invert }) => (invert ? html`<mark>${text}</mark>` : text));
  const look = `paper-${line.size}${line.strong ? ' paper-strong' : ''}`;
  return html`<p class="${look}">${runs.length === 0 ? '\u00A0' : runs}</p>`;
}

const paperOf = ({ lines }: Paper): Html =>
  html`<article class="paper" aria-label="Paper">${lines.map(lineOf)}</article>`;

const conditionForm = ({ id, condition }: VirtualPrinter): Html =>
  html`<form class="fields" method="post" action="/printers/${id}">
    <label class="field"
      ><span>Condition</span>
      <select name="condition">
        ${CONDITIONS.map(
          (each) =>
            html`<option value="${each}" ${each === condition && html`selected`}>
              ${conditionLabels[each]}
            </option>`,
        )}
      </select></label
    >
    <button class="button">Apply</button>
  </form>`;

const printerOf = (printer: VirtualPrinter): Html =>
  html`<section aria-labelledby="printer-${printer.id}">
    <h2 id="printer-${printer.id}">${kindLabels[printer.kind]} ${printer.id}</h2>
    <p><code>${printer.address}</code></p>
    ${conditionForm(printer)}
    <div class="papers">
      ${printer.papers.length === 0 ? html`<p class="soft">No paper yet.</p>` : printer.papers.map(paperOf)}
    </div>
  </section>`;

/** Every printer with what has come out of it, the newest first. */
export function printersPage(printers: readonly VirtualPrinter[]): string {
  const main = html`<div class="page" id="printers" data-live>
    <p class="crumb"><a href="/">Providers</a></p>
    <h1>Printers</h1>
    ${printers.length === 0 && html`<p class="lead">None yet. Add one with POST /api/printers.</p>`}
    ${printers.map(printerOf)}
  </div>`;
  return layout({ title: 'Printers', section: 'providers', main });
}

import { changeText, concerns, type EditChange } from '#order-edit/changes';
import type { PaperDocument, PaperLine } from '#printing/document';
import { type Docket, kitchenDocket } from '#printing/kitchen-docket';
import { t } from '#printing/texts';

export type ChangedDocket = Docket & {
  changes: readonly EditChange[];
  /** Who changed it. */
  by: string;
};

/** What comes off is inverted: on paper there is no colour. */
function lineOf(change: EditChange, zone: string): PaperLine[] {
  if (change.is !== 'line') return [{ is: 'text', text: changeText(change, zone), size: 2, strong: true }];
  const count = change.to - change.from;
  const quantity = count > 0 ? `+${count}` : String(count);
  const note: PaperLine[] = change.options === '' ? [] : [{ is: 'note', text: change.options }];
  if (count > 0) return [{ is: 'item', quantity, name: change.name, size: 2, strong: true }, ...note];
  return [{ is: 'banner', left: `${quantity} ${change.name}` }, ...note];
}

/** What changed of a docket that is on paper already, and then all of it as it is now. */
export function changedDocket(docket: ChangedDocket): PaperDocument {
  const { changes, station, zone, by } = docket;
  return [
    { is: 'banner', left: t.changed, center: true },
    ...changes.filter((change) => concerns(change, station)).flatMap((change) => lineOf(change, zone)),
    { is: 'text', text: t.changedBy({ who: by }) },
    { is: 'rule' },
    { is: 'text', text: t.asItIsNow, strong: true },
    ...kitchenDocket(docket),
  ];
}

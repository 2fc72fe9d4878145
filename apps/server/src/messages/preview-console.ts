import { newsSegment } from '@servery/contract/entities/news';
import { addSums } from '@servery/domain/sales/sums';
import type { LoadedBrand } from '#brand/read-brand';
import { speakFor } from '#brand/speak';
import type { ReadTx } from '#db/database';
import { consoleResetMessage } from '#messages/console-reset-mail';
import { invitationMessage } from '#messages/invitation-mail';
import {
  hostOf,
  type Preview,
  previewMessage,
  type PreviewParts,
  SAMPLE_PERSON,
} from '#messages/preview-parts';
import { newsTestMessage } from '#messages/news-mail';
import { salesReportMessage } from '#messages/sales-report-mail';
import { writeRefundLink } from '#messages/refund-link-mail';
import { webhookStoppedMessage } from '#messages/webhook-stopped-mail';
import { venuesOf } from '#stores/venue/list-venues';

/** A day on which nothing was sold. */
const SOLD = { period: { from: '2026-11-16', to: '2026-11-16' }, now: addSums([]), before: addSums([]) };

const STOPPED = { id: 'preview', url: 'https://tools.example.com/hook', status: 503 };

/** What is written for a venue: to somebody of its console, and about money that came without an order. */
export async function previewConsole(
  tx: ReadTx,
  brand: LoadedBrand,
  parts: PreviewParts,
): Promise<Preview[]> {
  const [venue] = await venuesOf(tx, brand.code);
  if (!venue) return [];
  const { name, email } = SAMPLE_PERSON;
  const user = { name, email, brandCode: brand.code, venue: venue.name };
  const seller = { name, email, brandCode: brand.code, venueName: venue.name };
  const invited = { name, email, brandCode: brand.code, organisation: brand.name, inviter: name };
  const waiting = {
    id: 'preview',
    cents: 2450,
    order_id: null,
    claim_url: `${parts.publicUrl(brand.code)}/preview`,
    contact_email: email,
  };
  const letter = {
    id: 0,
    brandCode: brand.code,
    venue,
    value: {
      subject: 'Pies are back',
      text: 'From Friday, until they’re gone.',
      segment: newsSegment.parse({ kind: 'all' }),
      promo_id: 0,
    },
    promo: { code: 'PIE10', title: '10 % off' },
  };
  const around = { venue, brand, host: hostOf(brand, parts) };
  return [
    previewMessage('console-reset', consoleResetMessage(user, 'preview', parts), { brand, parts }),
    previewMessage('team-invitation', invitationMessage(invited, 'preview', parts), { brand, parts }),
    previewMessage('news-test', newsTestMessage(letter, { to: email, key: 'preview' }, parts), {
      brand,
      parts,
    }),
    previewMessage('webhook-stopped', webhookStoppedMessage(seller, STOPPED, parts), { brand, parts }),
    previewMessage('sales-report', salesReportMessage(seller, SOLD, parts), { brand, parts }),
    { name: 'refund-link', mail: speakFor(brand, () => writeRefundLink(waiting, around)) },
  ];
}

import type { HeldPromo, VenuePromos } from '@servery/contract/entities/promo-editor';
import { promoLink } from '@servery/domain/promos/share';
import { Button } from '@servery/ui/actions/button';
import { IconCopy, IconShare2 } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { useMutation } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { Qr } from '#parts/qr.tsx';
import { vouchersCsv } from '#features/promos/rules/shown.ts';
import { sayBad, sayGood } from '#toasts/toaster.ts';
import pane from '#parts/pane.module.css';
import css from './editor.module.css';
import { t } from '#features/promos/texts.ts';

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    sayGood(t.copied);
  } catch {
    sayBad(t.copyFailed, 'copy-link');
  }
}

const canShare = (): boolean => typeof navigator.share === 'function';

/** A link and a code to scan, which bring the promo along. */
export function SharePart({ promo, room }: { promo: HeldPromo; room: VenuePromos }) {
  const { code } = promo.value;
  const link = promoLink(code, { origin: window.location.origin, hosts: room.hosts, path: room.path });
  const share = () => {
    // Whoever closes the sheet has shared with nobody, which is no failure.
    navigator.share({ url: link }).catch(() => {});
  };
  return (
    <section aria-label={t.share} className={pane.part}>
      <h3>{t.share}</h3>
      <div className={css.share}>
        <Qr text={link} label={t.qr({ code })} />
        <div className={pane.part}>
          <Text size={13} tone="soft">
            {t.shareNote}
          </Text>
          <a href={link} target="_blank" rel="noreferrer" className={css.link}>
            {link.replace(/^https?:\/\//, '')}
          </a>
          <div className={pane.ways}>
            <Button kind="line" size="s" icon={<IconCopy />} onClick={() => void copy(link)}>
              {t.copyLink}
            </Button>
            {canShare() && (
              <Button kind="line" size="s" icon={<IconShare2 />} onClick={share}>
                {t.shareWith}
              </Button>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Hands a text to whoever is at the browser, as a file. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The codes of a batch, for a printer or a mailing. */
export function VouchersPart({ promo }: { promo: HeldPromo }) {
  const { id, uses, vouchers } = promo;
  const file = useMutation({
    mutationFn: () => callOrThrow('ConsolePromos.vouchers', { promo_id: id }),
    networkMode: 'always',
    onSuccess: (answer) => download(`${promo.value.code}.csv`, vouchersCsv(answer.vouchers)),
    onError: () => sayBad(t.downloadFailed, 'vouchers'),
  });
  return (
    <section aria-label={t.vouchers} className={pane.part}>
      <h3>{t.vouchers}</h3>
      <Text size={15}>{t.vouchersMade({ count: vouchers, used: uses })}</Text>
      <div>
        <Button kind="line" size="s" busy={file.isPending} onClick={() => file.mutate()}>
          {t.downloadVouchers}
        </Button>
      </div>
    </section>
  );
}

import type { ShownGift } from '@servery/contract/calls/console/gifts';
import type { ConsoleUser } from '@servery/contract/entities/board';
import { typedGiftCode } from '@servery/domain/gifts/code';
import { giftDay } from '@servery/domain/gifts/gift';
import { dollars } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { cx } from '@servery/ui/foundations/cx';
import { IconPrinter } from '@servery/ui/foundations/icon-more';
import { Display, Text } from '@servery/ui/foundations/text';
import { useMutation } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { callOrThrow } from '#api/call.ts';
import { Qr } from '#parts/qr.tsx';
import { sayBad } from '#toasts/toaster.ts';
import pane from '#parts/pane.module.css';
import css from './gifts.module.css';
import { t } from '#features/gifts/texts.ts';

type CardProps = { gift: ShownGift; user: ConsoleUser; code: string };

/** The voucher as it is handed over. */
function Card({ gift, user, code }: CardProps) {
  return (
    <div className={css.card}>
      <div>
        <small>{user.merchant.name}</small>
        <Display as="p" size={32}>
          {dollars(gift.balance)}
        </Display>
        <p>{t.printTitle}</p>
        {gift.recipient !== '' && <p>{t.printFor({ name: gift.recipient })}</p>}
        {gift.buyer !== '' && <p>{t.printFrom({ name: gift.buyer })}</p>}
        {gift.message !== '' && <p>{gift.message}</p>}
        <b>{code}</b>
        <p>{t.endsOn({ date: giftDay(gift.ends) })}</p>
        <small>{t.printTerms}</small>
      </div>
      <Qr text={typedGiftCode(code)} label={t.scan} />
    </div>
  );
}

/** Its code, for whoever asks to see it, and the voucher on paper. */
export function CodePart({ gift, user }: Omit<CardProps, 'code'>) {
  const show = useMutation({
    mutationFn: () => callOrThrow('ConsoleGifts.code', { gift_id: gift.id }),
    networkMode: 'always',
    onError: () => sayBad(t.codeFailed, 'gifts'),
  });
  const code = show.data?.code;
  if (code === undefined)
    return (
      <div>
        <Button kind="line" size="s" busy={show.isPending} onClick={() => show.mutate()}>
          {t.showCode}
        </Button>
      </div>
    );
  const card = <Card gift={gift} user={user} code={code} />;
  return (
    <section aria-label={t.gift} className={pane.part}>
      {card}
      {createPortal(
        <div aria-hidden className={cx('gift-on-paper', css.paper)}>
          {card}
        </div>,
        document.body,
      )}
      <Text size={13} tone="soft">
        {t.codeNote}
      </Text>
      <div>
        <Button kind="line" size="s" icon={<IconPrinter />} onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
    </section>
  );
}

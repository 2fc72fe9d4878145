import { cardName } from '#features/account/card-name.ts';
import type { Customer } from '@servery/contract/entities/customer';
import { billingTexts } from '@servery/domain/messages/billing-texts';
import { Button, TextButton } from '@servery/ui/actions/button';
import { IconCreditCard } from '@servery/ui/foundations/icon-more';
import { Notice } from '@servery/ui/feedback/notice';
import { Dialog } from '@servery/ui/overlays/sheet';
import { Text } from '@servery/ui/foundations/text';
import { useState } from 'react';
import css from '#features/account/account.module.css';
import { useChangeBilling } from '#features/account/use-change-billing.ts';
import pay from '#features/account/how-you-pay.module.css';
import { GoButton, GoText } from '#shared/links.tsx';
import { t } from '#features/account/texts.ts';

type Props = { customer: Customer; standing: boolean };

const nameOf = ({ credit_card_type: type, credit_card_ending: ending }: Customer): string =>
  cardName(type, ending);

function RemoveCard({ customer, standing }: Props) {
  const [open, setOpen] = useState(false);
  const { busy, send } = useChangeBilling(billingTexts.cardRemoved);
  const remove = async () => {
    if (await send({ remove_card: 1 })) setOpen(false);
  };
  return (
    <>
      <TextButton tone="bad" onClick={() => setOpen(true)}>
        {t.removeCard}
      </TextButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.removeThisCard}
        foot={
          <div className={css.form}>
            <Button kind="line" wide disabled={busy} onClick={() => setOpen(false)}>
              {t.keepCard}
            </Button>
            <Button kind="bad" wide busy={busy} disabled={busy} onClick={() => void remove()}>
              {t.removeCard}
            </Button>
          </div>
        }
      >
        <Text>{t.cardRemoveNote({ card: nameOf(customer) })}</Text>
        {standing && <Text>{t.yourStandingOrdersPause}</Text>}
      </Dialog>
    </>
  );
}

/** The card that the provider keeps, or the way to one. */
export function SavedCard({ customer, standing }: Props) {
  const held = customer.has_saved_card === 1;
  const first = !held || customer.credit_card_update === 1;
  return (
    <>
      {held ? (
        <div className={pay.line}>
          <IconCreditCard />
          <p>
            <b>{nameOf(customer)}</b>
          </p>
          {!first && <GoText to="/account/addcard">{t.replaceCard}</GoText>}
        </div>
      ) : (
        <Text tone="soft">{t.saveCardNote}</Text>
      )}
      {customer.credit_card_notice && (
        <Notice tone={customer.credit_card_expired === 1 ? 'bad' : 'warn'}>
          {customer.credit_card_notice}
        </Notice>
      )}
      {first && <GoButton to="/account/addcard">{held ? t.replaceCard : t.addCard}</GoButton>}
      {held && (
        <p className={pay.remove}>
          <RemoveCard customer={customer} standing={standing} />
          {standing && <span>{t.andStandingPause}</span>}
        </p>
      )}
    </>
  );
}

import { cardName } from '#features/account/card-name.ts';
import type { Customer } from '@servery/contract/entities/customer';
import { billingTexts } from '@servery/domain/messages/billing-texts';
import { Button, TextButton } from '@servery/ui/actions/button';
import { Card } from '@servery/ui/surfaces/card';
import { IconCreditCard } from '@servery/ui/foundations/icon';
import { Notice } from '@servery/ui/feedback/notice';
import { Dialog } from '@servery/ui/overlays/sheet';
import { Row } from '@servery/ui/foundations/stack';
import { Display, Text } from '@servery/ui/foundations/text';
import { useState } from 'react';
import css from '#features/account/account.module.css';
import { useChangeBilling } from '#features/account/use-change-billing.ts';
import { GoButton } from '#shared/links.tsx';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/account/texts.ts';

type Props = { customer: Customer; standing: boolean };

const nameOf = ({ credit_card_type: type, credit_card_ending: ending }: Customer): string =>
  cardName(type, ending);

function RemoveCard({ customer, standing }: Props) {
  const [open, setOpen] = useState(false);
  const { busy, send } = useChangeBilling({ remove_card: 1 }, billingTexts.cardRemoved);
  const remove = async () => {
    if (await send()) setOpen(false);
  };
  return (
    <>
      <TextButton tone="bad" onClick={() => setOpen(true)}>
        {more.remove}
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
  return (
    <Card as="section" pad="l" aria-labelledby="saved-card" className={css.form}>
      <Display id="saved-card" size={20}>
        {t.savedCard}
      </Display>
      {held ? (
        <p className={css.held}>
          <IconCreditCard />
          {nameOf(customer)}
        </p>
      ) : (
        <Text tone="soft">{t.saveCardNote}</Text>
      )}
      {customer.credit_card_notice && (
        <Notice tone={customer.credit_card_expired === 1 ? 'bad' : 'warn'}>
          {customer.credit_card_notice}
        </Notice>
      )}
      <Row wrap justify="between">
        <GoButton to="/account/addcard" kind={held && customer.credit_card_update === 0 ? 'line' : 'primary'}>
          {held ? t.replaceCard : t.addCard}
        </GoButton>
        {held && <RemoveCard customer={customer} standing={standing} />}
      </Row>
    </Card>
  );
}

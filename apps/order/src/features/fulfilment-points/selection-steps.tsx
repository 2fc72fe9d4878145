import type { Merchant } from '@servery/contract/entities/merchant';
import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import type { SelectionStep } from '@servery/domain/fulfilment/steps';
import { texts } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Button, TextButton } from '@servery/ui/actions/button';
import { Skeleton } from '@servery/ui/feedback/skeleton';
import { Step } from '@servery/ui/surfaces/step';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { customerQuery } from '#api/queries.ts';
import { AddressStep } from '#features/address/index.ts';
import { PointChooser } from '#features/fulfilment-points/point-chooser.tsx';
import { pointTitle } from '#features/fulfilment-points/point-words.ts';
import css from '#features/fulfilment-points/selection-steps.module.css';
import { addressOptions } from '#ordering/address-options.ts';
import { useDevice } from '#state/device.ts';
import { usePopups } from '#state/popups.ts';
import { useCart } from '#ordering/use-cart.ts';
import { fulfilmentFields } from '#ordering/fulfilment-fields.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';
import { useNow } from '#shared/use-now.ts';
import { useSelection } from '#ordering/use-selection.ts';
import { FulfilmentIcon } from '#shared/fulfilment-icon.tsx';
import { choiceWords } from '#ordering/choice-words.ts';
import { common } from '#shared/common-texts.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/fulfilment-points/texts.ts';

type Props = {
  merchant: Merchant;
  /** What the steps stand before; only the menu may be looked at without an address. */
  before: 'menu' | 'cart' | 'checkout';
  onDone?: () => void;
};

const PROCEED = {
  menu: laterTexts.proceedToMenu,
  cart: texts.proceedToCart,
  checkout: more.proceedToCheckout,
} as const;

/** Tells the server what was chosen; true when it knows. */
function useSaveSelection(merchant: Merchant) {
  const { update } = useCart(merchant);
  const [busy, setBusy] = useState(false);
  const save = async (choice: FulfilmentChoice, steps: readonly SelectionStep[]): Promise<boolean> => {
    const { address } = useDevice.getState();
    setBusy(true);
    const result = await update.mutateAsync({
      ...fulfilmentFields(choice),
      ...(steps.includes('address') ? addressOptions(address) : {}),
    });
    setBusy(false);
    return result.ok;
  };
  return { save, busy };
}

function Way({ merchant }: { merchant: Merchant }) {
  const { choice, type } = useFulfilment(merchant);
  const ask = usePopups((popups) => popups.askFulfilment);
  const clock = { now: useNow(), zone: merchant.time_zone };
  if (!choice || !type) return null;
  return (
    <div className={css.way}>
      <FulfilmentIcon code={choice.code} size="l" />
      <b>{choiceWords(choice, type, clock).title}</b>
      <TextButton aria-label={common.changeFulfilment} onClick={() => ask()}>
        {common.change}
      </TextButton>
    </div>
  );
}

/** The steps stay until somebody goes on, even when all is told; leaving the page for the menu is looking around. */
function useStaying(before: Props['before'], finish: () => void): void {
  const settle = useEffectEvent(() => {
    const { selecting, showSteps } = useDevice.getState();
    if (!selecting) showSteps();
  });
  const leave = useEffectEvent(() => {
    const { selecting, leaveSteps } = useDevice.getState();
    if (!selecting || before === 'menu') return;
    leaveSteps({ skipped: true });
    finish();
  });
  useEffect(() => {
    settle();
    return () => leave();
  }, []);
}

/** Delivery address, then slot, stop or location: what must be known before the menu or the cart is shown. */
export function SelectionSteps({ merchant, before, onDone }: Props) {
  const { choice, type, setFulfilment } = useFulfilment(merchant);
  const { steps, open } = useSelection(merchant);
  const leaveSteps = useDevice((device) => device.leaveSteps);
  const { data: customer, isLoading } = useQuery(customerQuery());
  const { save, busy } = useSaveSelection(merchant);
  useStaying(before, () => {
    if (choice && open.length === 0) void save(choice, steps);
  });
  if (!choice || !type) return null;
  // Their addresses would push the buttons away from under a finger.
  if (isLoading) return <Skeleton shape="block" height="420px" />;
  const change = (part: Partial<FulfilmentChoice>) => setFulfilment({ ...choice, ...part });
  const leave = (how?: { skipped: true }) => {
    leaveSteps(how);
    // What follows is another page in all but its address: it begins at its top.
    scrollTo(0, 0);
  };
  const proceed = async () => {
    if (!(await save(choice, steps))) return;
    leave();
    onDone?.();
  };
  const titleOf = (step: SelectionStep) =>
    step === 'address' ? more.deliveryAddress : pointTitle(step, type);
  return (
    <section aria-label={t.stepsTitle} data-before={before} className={css.steps}>
      {before !== 'menu' && <Way merchant={merchant} />}
      {steps.map((step, at) => (
        <Step key={step} number={at + 1} title={titleOf(step)} state="open">
          {step === 'address' ? (
            <AddressStep merchant={merchant} customer={customer} />
          ) : (
            <PointChooser merchant={merchant} type={type} kind={step} form={{ choice, change }} hideTitle />
          )}
        </Step>
      ))}
      <div className={css.actions}>
        <Button wide size="l" disabled={open.length > 0} busy={busy} onClick={() => void proceed()}>
          {PROCEED[before]}
        </Button>
        {before === 'menu' && steps.includes('address') && (
          <Button wide kind="quiet" onClick={() => leave({ skipped: true })}>
            {laterTexts.skipAddress}
          </Button>
        )}
      </div>
    </section>
  );
}

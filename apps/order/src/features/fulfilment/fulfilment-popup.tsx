import { addressText } from '@servery/domain/delivery/address';
import { availableText } from '@servery/domain/fulfilment/choice';
import type { Merchant } from '@servery/contract/entities/merchant';
import { chooseAboveText } from '@servery/domain/fulfilment/words';
import { texts } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Button } from '@servery/ui/actions/button';
import { Choice, ChoiceGroup } from '@servery/ui/choices/choice';
import { Sheet } from '@servery/ui/overlays/sheet';
import { Text } from '@servery/ui/foundations/text';
import css from '#features/fulfilment/fulfilment.module.css';
import { TypeDetails } from '#features/fulfilment/type-details.tsx';
import { useFreshTypes } from '#features/fulfilment/use-fresh-types.ts';
import { type FulfilmentDraft, useFulfilmentDraft } from '#features/fulfilment/use-fulfilment-draft.ts';
import { useDevice } from '#state/device.ts';
import { useNow } from '#shared/use-now.ts';
import { FulfilmentIcon } from '#shared/fulfilment-icon.tsx';
import { choiceWords } from '#ordering/choice-words.ts';
import { useBackCloses } from '#shared/use-back-closes.ts';
import { t } from '#features/fulfilment/texts.ts';

type Props = {
  merchant: Merchant;
  open: boolean;
  onClose: () => void;
  onSet: () => void;
  /** The ways could not be loaded; the popup does not open. */
  onFailed: () => void;
  /** It comes back until something is chosen: Back is the way out of the page then. */
  stays: boolean;
};

const tileNote = (type: Merchant['fulfilment'][number]): string | undefined => {
  if (type.code === 'table') return t.atYourTable;
  if (type.asap && type.open_now) return t.min({ minutes: type.asap_mins });
  if (type.code === 'booking') return t.forLater;
  return type.order_for_later ? t.chooseATime : availableText(type) || undefined;
};

function Types({ merchant, form }: { merchant: Merchant; form: FulfilmentDraft }) {
  if (merchant.fulfilment.length === 0) return <Text>{laterTexts.noFulfilmentTypes}</Text>;
  return (
    <ChoiceGroup title={laterTexts.chooseType} hideTitle layout="tiles">
      {merchant.fulfilment.map((type) => (
        <Choice
          key={type.code}
          kind="radio"
          name="fulfilment"
          value={type.code}
          look="tile"
          checked={form.draft?.code === type.code}
          icon={<FulfilmentIcon code={type.code} />}
          title={type.verb}
          note={tileNote(type)}
          onChange={() => form.choose(type)}
        />
      ))}
    </ChoiceGroup>
  );
}

/** Says before Set what Set will do. */
function Foot({ merchant, form }: { merchant: Merchant; form: FulfilmentDraft }) {
  const { draft, type } = form;
  const clock = { now: useNow(), zone: merchant.time_zone };
  const to = useDevice((device) => device.address.delivery_address);
  const words = draft && type && choiceWords(draft, type, clock);
  const where = type?.address_required === 1 ? addressText(to) : merchant.address1;
  return (
    <div className={css.foot}>
      <p className={css.summary}>
        {words && (
          <>
            <b>{words.title}</b>
            <span>{draft.code === 'table' || draft.code === 'booking' ? words.note : where}</span>
          </>
        )}
      </p>
      <Button busy={form.busy} onClick={form.set} className={css.set}>
        {t.set}
      </Button>
    </div>
  );
}

/** What the venue offers may have changed since the page was opened. */
export function FulfilmentPopup(props: Props) {
  const ready = useFreshTypes(props.merchant, props.onFailed);
  return ready ? <Popup {...props} /> : null;
}

function Popup({ merchant, open, stays, onClose, onSet }: Props) {
  const form = useFulfilmentDraft(merchant, onSet);
  const close = () => {
    form.leave();
    onClose();
  };
  useBackCloses(open && !stays, close);
  return (
    <Sheet
      open={open}
      onClose={close}
      tapOutside={false}
      title={texts.chooseFulfilment}
      foot={<Foot merchant={merchant} form={form} />}
      className={css.sheet}
    >
      <Types merchant={merchant} form={form} />
      {form.type ? (
        <TypeDetails merchant={merchant} type={form.type} form={form} />
      ) : (
        merchant.fulfilment.length > 0 && <Text tone="soft">{chooseAboveText(merchant.fulfilment)}</Text>
      )}
    </Sheet>
  );
}

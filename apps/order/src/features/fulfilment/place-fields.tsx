import { more } from '#shared/more-texts.ts';
import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Button } from '@servery/ui/actions/button';
import { TextField } from '@servery/ui/inputs/field';
import { IconQrCode } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { Stepper } from '@servery/ui/actions/stepper';
import { facts } from '#api/app-facts.ts';
import css from '#features/fulfilment/fulfilment.module.css';
import type { FulfilmentDraft } from '#features/fulfilment/use-fulfilment-draft.ts';
import { canScan, scanCode } from '#shared/use-scan.ts';
import { useCan } from '#shared/can.ts';
import { t } from '#features/fulfilment/texts.ts';

type Props = { type: FulfilmentType; form: FulfilmentDraft };

const errorOf = (form: FulfilmentDraft, label: string): string | undefined =>
  form.problem?.field === label ? form.problem.text : undefined;
const optional = (required: number): string | undefined => (required === 1 ? undefined : 'optional');

const { ios, android } = facts.brand.stores;
const hasApp = ios !== '' || android !== '';

/** In the app the code on the table, or the one of the booking, can be scanned instead; on the web it says where. */
function ScanButton({ offered, onScan }: { offered: number; onScan: () => void }) {
  const can = useCan();
  if (offered !== 1) return null;
  if (!canScan)
    return can('account') && hasApp ? (
      <Text size={15} tone="soft">
        {laterTexts.scanInApp}
      </Text>
    ) : null;
  return (
    <Button kind="line" wide icon={<IconQrCode />} onClick={onScan}>
      {t.scanQrCode}
    </Button>
  );
}

export function TableField({ type, form }: Props) {
  const scan = async () => {
    const read = await scanCode('table');
    if (read) form.change({ tableNum: read.table_num });
  };
  return (
    <>
      <TextField
        label={t.number({ label: type.table_num_label })}
        aside={optional(type.table_num_required)}
        hint={type.table_num_desc || undefined}
        maxLength={20}
        autoComplete="off"
        enterKeyHint="done"
        value={form.draft?.tableNum ?? ''}
        error={errorOf(form, type.table_num_label)}
        onChange={(event) => form.change({ tableNum: event.target.value })}
      />
      <ScanButton offered={type.table_num_qr_scanner} onScan={() => void scan()} />
    </>
  );
}

export function BookingFields({ type, form }: Props) {
  const can = useCan();
  const { draft } = form;
  if (!draft) return null;
  const scan = async () => {
    const read = await scanCode('booking');
    if (!read) return;
    form.change({
      bookingRef: read.booking_ref || draft.bookingRef,
      bookingName: read.booking_name || draft.bookingName,
      bookingPax: read.booking_pax || draft.bookingPax,
    });
  };
  return (
    <>
      <TextField
        label={t.reference({ label: type.booking_ref_label })}
        aside={optional(type.booking_ref_required)}
        hint={type.booking_ref_desc || undefined}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        value={draft.bookingRef}
        error={errorOf(form, type.booking_ref_label)}
        onChange={(event) => form.change({ bookingRef: event.target.value })}
      />
      <TextField
        label={type.booking_name_label}
        aside={optional(type.booking_name_required)}
        hint={type.booking_name_desc || undefined}
        maxLength={80}
        autoComplete={can('autofill') ? 'name' : 'off'}
        value={draft.bookingName}
        error={errorOf(form, type.booking_name_label)}
        onChange={(event) => form.change({ bookingName: event.target.value })}
      />
      <div className={css.people}>
        <span>{type.booking_pax_label}</span>
        <Stepper
          label={type.booking_pax_label}
          each={more.person}
          value={draft.bookingPax}
          min={1}
          max={99}
          onChange={(bookingPax) => form.change({ bookingPax })}
        />
      </div>
      <ScanButton offered={type.booking_data_qr_scanner} onScan={() => void scan()} />
    </>
  );
}

import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { TextField } from '@servery/ui/field';
import { Stepper } from '@servery/ui/stepper';
import css from '#features/fulfilment/fulfilment.module.css';
import type { FulfilmentDraft } from '#features/fulfilment/use-fulfilment-draft.ts';

type Props = { type: FulfilmentType; form: FulfilmentDraft };

const errorOf = (form: FulfilmentDraft, label: string): string | undefined =>
  form.problem?.field === label ? form.problem.text : undefined;

export function TableField({ type, form }: Props) {
  return (
    <TextField
      label={`${type.table_num_label} number`}
      hint={type.table_num_desc || undefined}
      maxLength={20}
      autoComplete="off"
      enterKeyHint="done"
      value={form.draft?.tableNum ?? ''}
      error={errorOf(form, type.table_num_label)}
      onChange={(event) => form.change({ tableNum: event.target.value })}
    />
  );
}

export function BookingFields({ type, form }: Props) {
  const { draft } = form;
  if (!draft) return null;
  return (
    <>
      {type.booking_ref_required === 1 && (
        <TextField
          label={type.booking_ref_label}
          maxLength={40}
          autoComplete="off"
          value={draft.bookingRef}
          error={errorOf(form, type.booking_ref_label)}
          onChange={(event) => form.change({ bookingRef: event.target.value })}
        />
      )}
      {type.booking_name_required === 1 && (
        <TextField
          label={type.booking_name_label}
          maxLength={80}
          autoComplete="name"
          value={draft.bookingName}
          error={errorOf(form, type.booking_name_label)}
          onChange={(event) => form.change({ bookingName: event.target.value })}
        />
      )}
      {type.booking_pax_required === 1 && (
        <div className={css.people}>
          <span>{type.booking_pax_label}</span>
          <Stepper
            label={type.booking_pax_label}
            value={draft.bookingPax}
            min={1}
            max={99}
            onChange={(bookingPax) => form.change({ bookingPax })}
          />
        </div>
      )}
    </>
  );
}

import type { ListedVenue } from '@servery/contract/calls/console/venues';
import { Button } from '@servery/ui/actions/button';
import { Segmented } from '@servery/ui/choices/segmented';
import { Notice } from '@servery/ui/feedback/notice';
import { Text } from '@servery/ui/foundations/text';
import { TextField } from '@servery/ui/inputs/field';
import { Select } from '@servery/ui/inputs/select';
import { useState } from 'react';
import { useDraft } from '#drafts/use-draft.ts';
import type { WrittenCopy } from '#features/venues/rules/copy.ts';
import { useCopy } from '#features/venues/use-copy.ts';
import { Pane } from '#parts/pane.tsx';
import pane from '#parts/pane.module.css';
import { PlanList } from '#parts/plan-list.tsx';
import { t } from '#features/venues/texts.ts';

type Own = 'name' | 'address' | 'suburb' | 'postcode' | 'phone';
type FieldsProps = {
  value: WrittenCopy;
  mayAdd: boolean;
  venues: readonly ListedVenue[];
  hasNoName: boolean;
  onChange: (next: Partial<WrittenCopy>) => void;
};

function NewFields({ value, hasNoName, onChange }: FieldsProps) {
  const field = (name: Own, label: string, maxLength: number) => (
    <TextField
      label={label}
      look="inset"
      maxLength={maxLength}
      value={value[name]}
      error={name === 'name' && hasNoName ? t.problemName : undefined}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <>
      {field('name', t.name, 120)}
      {field('address', t.address, 200)}
      <div className={pane.pair}>
        {field('suburb', t.suburb, 80)}
        {field('postcode', t.postcode, 8)}
      </div>
      {field('phone', t.phone, 40)}
      <Notice>{t.newNote}</Notice>
    </>
  );
}

function Fields(props: FieldsProps) {
  const { value, venues, mayAdd, onChange } = props;
  const from = venues.find(({ id }) => String(id) === value.from);
  const others = venues.filter(({ id, brand }) => brand === from?.brand && String(id) !== value.from);
  return (
    <>
      <Select
        label={t.copyFrom}
        value={value.from}
        options={venues.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(next) => onChange({ from: next, into: '' })}
      />
      <Select
        label={t.copyInto}
        value={value.into === '' ? (mayAdd ? 'new' : null) : value.into}
        options={[
          ...(mayAdd ? [{ value: 'new', label: t.newVenue }] : []),
          ...others.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(into) => onChange({ into: into === 'new' ? '' : into })}
      />
      {value.into === '' && mayAdd && <NewFields {...props} />}
      {value.into !== '' && (
        <Segmented
          label={t.copyWhat}
          size="s"
          wide
          items={[
            { value: 'menu', label: t.menuOnly },
            { value: 'venue', label: t.wholeVenue },
          ]}
          value={value.parts}
          onChange={(parts) => onChange({ parts })}
        />
      )}
      {(value.into === '' || value.parts === 'venue') && (
        <Text size={13} tone="soft">
          {t.wholeNote}
        </Text>
      )}
    </>
  );
}

type Props = { venues: readonly ListedVenue[]; mayAdd: boolean; hereId: number; onClose: () => void };

/** Copies a venue or its menu: first what would change is shown, then it is done. */
export function CopyPane({ venues, mayAdd, hereId, onClose }: Props) {
  const draft = useDraft<WrittenCopy>('venues-copy', {
    from: String(hereId),
    into: '',
    parts: 'menu',
    name: '',
    address: '',
    suburb: '',
    postcode: '',
    phone: '',
  });
  const [tried, setTried] = useState(false);
  const copy = useCopy(draft.value, () => {
    draft.discard();
    onClose();
  });
  const hasNowhere = draft.value.into === '' && !mayAdd;
  const hasNoName = draft.value.into === '' && draft.value.name.trim() === '';
  const submit = () => {
    setTried(true);
    if (hasNoName) return;
    if (copy.plan) copy.make();
    else copy.look();
  };
  const foot = (
    <Button type="submit" size="s" busy={copy.isBusy} disabled={hasNowhere || copy.plan?.length === 0}>
      {copy.plan ? t.copy : t.seePlan}
    </Button>
  );
  return (
    <Pane title={t.copyTitle} onClose={onClose} onSubmit={submit} foot={foot}>
      <Fields
        value={draft.value}
        venues={venues}
        mayAdd={mayAdd}
        hasNoName={tried && hasNoName}
        onChange={(next) => {
          copy.forget();
          draft.change(next);
        }}
      />
      {copy.problem !== undefined && <Notice tone="bad" alert title={copy.problem} />}
      {copy.plan && <PlanList plan={copy.plan} nothing={t.nothingChanges} />}
    </Pane>
  );
}

import { asJson } from '@servery/contract/client/as-json';
import type { EditedPromo, HeldPromo, VenuePromos } from '@servery/contract/entities/promo-editor';
import { dollars } from '@servery/domain/money';
import { MOST_VOUCHERS } from '@servery/domain/promos/state';
import { Button } from '@servery/ui/actions/button';
import { Segmented } from '@servery/ui/choices/segmented';
import { IconTrash2 } from '@servery/ui/foundations/icon-more';
import { Display, Text } from '@servery/ui/foundations/text';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import { GivesPart, LimitsPart, WhenPart, WordsPart } from '#features/promos/promo-fields.tsx';
import { costText, describe } from '#features/promos/rules/shown.ts';
import { newPromo, type Problem, toSave, typedCode, type Written } from '#features/promos/rules/written.ts';
import { UsesPart } from '#features/promos/uses-part.tsx';
import { SharePart, VouchersPart } from '#features/promos/share-part.tsx';
import { usePromoEdit } from '#features/promos/use-promo-edits.ts';
import { Pane } from '#parts/pane.tsx';
import { ConflictNotice, SaveFoot } from '#parts/save-foot.tsx';
import { useDraft } from '#drafts/use-draft.ts';
import pane from '#parts/pane.module.css';
import css from './editor.module.css';
import { t } from '#features/promos/texts.ts';

type Props = {
  room: VenuePromos;
  promo: HeldPromo | undefined;
  onClose: () => void;
  onShow: (id: number) => void;
};

const NO_PROBLEMS: ReadonlySet<Problem> = new Set();
const isCount = (typed: string): boolean => {
  const count = Number(typed);
  return Number.isInteger(count) && count >= 1 && count <= MOST_VOUCHERS;
};

function usePromoSave({ promo, onShow }: Props) {
  const [fresh] = useState(newPromo);
  const draft = useDraft<Written>(promo ? `promo-${promo.id}` : 'promo-new', promo?.value ?? fresh);
  const [isBatch, setIsBatch] = useState(false);
  const [count, setCount] = useState('50');
  const [tried, setTried] = useState(false);
  const save = usePromoEdit('ConsolePromos.save');
  const batch = usePromoEdit('ConsolePromos.batch');
  const needsCode = !promo || promo.value.code !== '';
  const checked = toSave(draft.value, { needsCode });
  const shown = ({ saved }: { saved: HeldPromo }) => {
    draft.discard();
    setTried(false);
    onShow(saved.id);
  };
  const send = (wanted: EditedPromo) => {
    const name = wanted.code || wanted.title;
    if (!promo && isBatch)
      batch.mutate({
        input: { count: Number(count), promo: asJson(wanted) },
        said: { text: t.batchAdded({ count: Number(count) }), onDone: shown },
      });
    else
      save.mutate({
        input: { ...(promo && { promo_id: promo.id, version: promo.version }), promo: asJson(wanted) },
        said: { text: promo ? t.saved({ name }) : t.added({ name }), onDone: shown },
      });
  };
  const isReady = draft.conflicts.length === 0 && (!isBatch || isCount(count));
  const submit = () => {
    setTried(true);
    if ('promo' in checked && isReady) send(checked.promo);
  };
  return {
    draft,
    submit,
    busy: save.isPending || batch.isPending,
    problems: tried && 'problems' in checked ? checked.problems : NO_PROBLEMS,
    batch: { isBatch, setIsBatch, count, setCount, isBad: tried && !isCount(count) },
  };
}

function Voucher({ value, room }: { value: Written; room: VenuePromos }) {
  const { title, limits } = describe(value, room.products);
  return (
    <section aria-label={t.asSeen} className={css.voucher}>
      <div>
        <small>{t.asSeen}</small>
        <Display as="p" size={24}>
          {value.title || title}
        </Display>
        <p>{value.description || limits}</p>
      </div>
      <b>{value.code || t.codeExample}</b>
    </section>
  );
}

type Batch = ReturnType<typeof usePromoSave>['batch'];

function BatchPart({ isBatch, setIsBatch, count, setCount, isBad }: Batch) {
  return (
    <section aria-label={t.kindOfCode} className={pane.part}>
      <Segmented
        label={t.kindOfCode}
        size="s"
        wide
        items={[
          { value: 'one', label: t.oneCode },
          { value: 'batch', label: t.vouchers },
        ]}
        value={isBatch ? 'batch' : 'one'}
        onChange={(kind) => setIsBatch(kind === 'batch')}
      />
      {isBatch && (
        <>
          <Text size={13} tone="soft">
            {t.vouchersNote}
          </Text>
          <TextField
            label={t.howMany}
            look="inset"
            inputMode="numeric"
            maxLength={4}
            value={count}
            error={isBad ? t.problemCount : undefined}
            onChange={({ target }) => setCount(target.value)}
          />
        </>
      )}
    </section>
  );
}

function Names({ value, problems, onChange, begins, asItIs }: NamesProps) {
  const error = problems.has('code')
    ? t.problemCode
    : problems.has('codeShape')
      ? t.problemCodeShape
      : undefined;
  return (
    <div className={pane.pair}>
      <TextField
        label={begins === 'no' ? t.code : t.codeBegins}
        look="inset"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        placeholder={t.codeExample}
        maxLength={30}
        readOnly={begins === 'fixed'}
        value={value.code}
        error={error}
        onChange={({ target }) => onChange({ code: typedCode(target.value) })}
      />
      <TextField
        label={t.title}
        look="inset"
        placeholder={asItIs}
        maxLength={200}
        value={value.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
    </div>
  );
}
type NamesProps = {
  value: Written;
  problems: ReadonlySet<Problem>;
  onChange: (wanted: Partial<Written>) => void;
  /** Whether it is the beginning of many codes, which are made already or not. */
  begins: 'no' | 'free' | 'fixed';
  asItIs: string;
};

function RemovePromo({ promo, onClose }: { promo: HeldPromo; onClose: () => void }) {
  const { id, version, value } = promo;
  const remove = usePromoEdit('ConsolePromos.remove');
  const name = value.code || value.title || t.withoutCode;
  return (
    <Button
      kind="quiet"
      size="s"
      icon={<IconTrash2 />}
      busy={remove.isPending}
      onClick={() =>
        remove.mutate({
          input: { promo_id: id, version },
          said: { text: t.removed({ name }), onDone: onClose },
        })
      }
    >
      {t.remove}
    </Button>
  );
}

function Cost({
  value,
  room,
  promo,
  count,
}: {
  value: Written;
  room: VenuePromos;
  promo: HeldPromo | undefined;
  count: number;
}) {
  const { products } = room;
  const vouchers = promo?.vouchers ?? count;
  return (
    <section aria-label={t.cost} className={css.cost}>
      <h3>{t.cost}</h3>
      <p>{costText(value, { products, vouchers, uses: promo?.uses ?? 0 })}</p>
      {promo && <p>{t.givenInAll({ amount: dollars(promo.given) })}</p>}
    </section>
  );
}

const begins = (promo: HeldPromo | undefined, isBatch: boolean): NamesProps['begins'] => {
  if (promo) return promo.vouchers > 0 ? 'fixed' : 'no';
  return isBatch ? 'free' : 'no';
};

/** All about one promo: first as customers see it, last what it can cost. */
export function PromoEditor(props: Props) {
  const { room, promo, onClose } = props;
  const { draft, submit, busy, problems, batch } = usePromoSave(props);
  const { value, change } = draft;
  const { title, limits } = describe(value, room.products);
  const fields = { value, room, problems, onChange: change };
  const discard = () => {
    draft.discard();
    if (!promo) onClose();
  };
  const foot = (
    <SaveFoot changes={draft.changed.length} what={t.fields} busy={busy} isNew={!promo} onDiscard={discard} />
  );
  const name = promo ? promo.value.code || promo.value.title || t.withoutCode : t.newPromo;
  return (
    <Pane title={name} onClose={onClose} foot={foot} onSubmit={submit}>
      {draft.conflicts.length > 0 && (
        <ConflictNotice what={t.fields} onTheirs={draft.discard} onMine={draft.keepMine} />
      )}
      <Voucher value={value} room={room} />
      <Names {...fields} begins={begins(promo, batch.isBatch)} asItIs={title} />
      {!promo && <BatchPart {...batch} />}
      <GivesPart {...fields} />
      <WhenPart value={value} problems={problems} onChange={change} />
      <LimitsPart value={value} room={room} onChange={change} />
      <WordsPart value={value} onChange={change} asItIs={limits} />
      {promo && promo.vouchers > 0 && <VouchersPart promo={promo} />}
      {promo && promo.vouchers === 0 && promo.value.code !== '' && <SharePart promo={promo} room={room} />}
      {promo && <UsesPart promo={promo} />}
      <Cost value={value} room={room} promo={promo} count={batch.isBatch ? Number(batch.count) || 0 : 0} />
      {promo && <RemovePromo promo={promo} onClose={onClose} />}
    </Pane>
  );
}

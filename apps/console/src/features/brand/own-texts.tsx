import type { CallInput, CallOutput } from '@servery/contract/registry';
import { slotsOf } from '@servery/domain/texts/catalogue';
import { leftOut, textProblem } from '@servery/domain/texts/own-text';
import { TextButton } from '@servery/ui/actions/button';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Text } from '@servery/ui/foundations/text';
import { TextArea } from '@servery/ui/inputs/field';
import { SearchField } from '@servery/ui/inputs/search-field';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { brandTextsKey } from '#api/brand-query.ts';
import { callOrThrow } from '#api/call.ts';
import type { BrandDraft } from '#features/brand/use-brand.ts';
import pane from '#parts/pane.module.css';
import css from './texts.module.css';
import { t } from '#features/brand/texts.ts';

type Surface = CallInput<'ConsoleBrand.texts'>['surface'];
type Ours = CallOutput<'ConsoleBrand.texts'>['texts'][number];

const textsQuery = (surface: Surface, search: string) =>
  queryOptions({
    queryKey: [...brandTextsKey, surface, search],
    queryFn: ({ signal }) =>
      callOrThrow('ConsoleBrand.texts', { ...(surface && { surface }), search }, signal),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });

/** Why a text of the brand's own cannot be said, in words. */
function problemText(ours: string, own: string): string | undefined {
  const problem = textProblem(ours, own);
  if (!problem) return undefined;
  if (problem.is === 'empty') return t.problemEmpty;
  if (problem.is === 'missing') return t.problemMissing({ slot: `{${problem.slot}}` });
  return problem.known.length === 0
    ? t.problemNoSlots({ slot: `{${problem.slot}}` })
    : t.problemSlot({
        slot: `{${problem.slot}}`,
        known: problem.known.map((slot) => `{${slot}}`).join(', '),
      });
}

type FieldProps = { text: Ours; own: string | undefined; onChange: (own: string | undefined) => void };

function TextRow({ text: { name, text }, own, onChange }: FieldProps) {
  const value = own ?? text;
  const slots = slotsOf(text);
  const left = own === undefined ? [] : leftOut(text, own);
  const hint =
    left.length > 0 ? t.leavesOut({ slots: left.map((slot) => `{${slot}}`).join(', ') }) : undefined;
  return (
    <li className={css.text}>
      <TextArea
        label={own === undefined ? text : t.was({ name: t.ours, was: text })}
        hideLabel={own === undefined}
        rows={1}
        maxLength={1000}
        changed={own !== undefined}
        value={value}
        error={own === undefined ? undefined : problemText(text, own)}
        hint={hint ?? (slots.length > 0 && own !== undefined ? t.slotsHint : undefined)}
        onChange={({ target }) => onChange(target.value === text ? undefined : target.value)}
      />
      <small>
        {name}
        {own !== undefined && <TextButton onClick={() => onChange(undefined)}>{t.backToOurs}</TextButton>}
      </small>
    </li>
  );
}

type Props = { draft: BrandDraft; title: string; surface: Surface };

/** Any text of the product in the brand's own words. What has been said differently stands first. */
export function OwnTexts({ draft, title, surface }: Props) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const { data, isPending } = useQuery(textsQuery(surface, wanted));
  const { texts } = draft.value;
  const set = (name: string) => (own: string | undefined) => {
    const { [name]: _was, ...others } = texts;
    draft.change({ texts: own === undefined ? others : { ...others, [name]: own } });
  };
  const shown = data?.texts ?? [];
  return (
    <section aria-label={title} className={pane.part}>
      <h3>{title}</h3>
      <Text size={13} tone="soft">
        {t.allTextsNote({ count: Object.keys(texts).length })}
      </Text>
      <SearchField label={t.searchTexts} value={search} onChange={setSearch} />
      {isPending && (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="4rem" />
        </Loading>
      )}
      <ul className={css.texts}>
        {shown.map((text) => (
          <TextRow key={text.name} text={text} own={texts[text.name]} onChange={set(text.name)} />
        ))}
      </ul>
      {data && data.found > shown.length && (
        <Text size={13} tone="soft">
          {t.moreTexts({ count: data.found - shown.length })}
        </Text>
      )}
      {wanted !== '' && data?.found === 0 && <Text tone="soft">{t.noTexts}</Text>}
    </section>
  );
}

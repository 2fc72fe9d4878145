import type { LegalBlock, LegalName, LegalText } from '@servery/contract/legal';
import { type Span, spansOf } from '@servery/domain/legal/spans';
import { networkError } from '@servery/domain/messages/texts';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Display } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { createElement, Fragment, type ReactNode } from 'react';
import { facts } from '#api/app-facts.ts';
import { legalQuery } from '#api/legal.ts';
import css from '#features/legal/legal.module.css';
import { LoadFailed } from '#features/shell/index.ts';
import { common } from '#shared/common-texts.ts';
import { t } from '#features/legal/texts.ts';

function spanNode({ kind, text }: Span): ReactNode {
  if (kind === 'strong') return <strong>{text}</strong>;
  return kind === 'mail' ? <a href={`mailto:${text}`}>{text}</a> : text;
}

/** Handed over one by one: the words of a text never change places, and need no keys. */
const Words = ({ text }: { text: string }) =>
  createElement(Fragment, null, ...spansOf(text, facts.brand.words.support_email).map(spanNode));

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Words text={block.text} />
      </p>
    );
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  );
}

const blocks = (all: readonly LegalBlock[]) =>
  all.map((block) => <Block key={block.kind === 'list' ? block.items[0] : block.text} block={block} />);

function Reading({ text }: { text: LegalText }) {
  return (
    <div className={css.text}>
      {blocks(text.intro)}
      {text.parts.map(({ heading, blocks: words }) => (
        <section key={heading} aria-label={heading}>
          <Display as="h2" size={24}>
            {heading}
          </Display>
          {blocks(words)}
        </section>
      ))}
    </div>
  );
}

/** The text itself, whatever stands around it. */
export function LegalBody({ name }: { name: LegalName }) {
  const text = useQuery(legalQuery(name));
  if (text.data) return <Reading text={text.data} />;
  if (text.error)
    return (
      <LoadFailed
        error={text.error}
        title={t.pageFailed}
        whenNoAnswer={networkError('LE1')}
        retry={() => void text.refetch()}
      />
    );
  return (
    <Loading label={common.loading}>
      <Skeleton shape="block" height="320px" />
    </Loading>
  );
}

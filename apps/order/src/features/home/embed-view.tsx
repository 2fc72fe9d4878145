import type { HomeBlock } from '@servery/contract/entities/home';
import { pageAddress } from '@servery/domain/home/block-address';
import { embedFailure } from '@servery/domain/home/embed-failure';
import { Notice } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { EmbedHtml } from '#features/home/embed-html.tsx';
import css from '#features/home/views.module.css';
import { ViewActions } from '#features/home/view-actions.tsx';
import { Screen, ScreenTitle, SiteHeader } from '#features/shell/index.ts';
import { common } from '#shared/common-texts.ts';
import { t } from '#features/home/texts.ts';
import { laterKeys } from '#api/later-keys.ts';

type Embedded = { ok: true; html: string } | { ok: false; words: string };

async function fetchPage(address: string | undefined): Promise<Embedded> {
  try {
    if (address === undefined) return { ok: false, words: embedFailure() };
    const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!response.ok) return { ok: false, words: embedFailure(response) };
    return { ok: true, html: await response.text() };
  } catch {
    return { ok: false, words: embedFailure() };
  }
}

function EmbeddedPage({ block }: { block: HomeBlock }) {
  const address = pageAddress(block.link_url);
  const page = useQuery({
    queryKey: laterKeys.embedded(address),
    queryFn: () => fetchPage(address),
    staleTime: 0,
  });
  if (!page.data)
    return (
      <Loading label={common.loading}>
        <Skeleton shape="block" height="320px" />
      </Loading>
    );
  if (!page.data.ok)
    return (
      <Notice tone="bad" alert title={page.data.words}>
        {t.notShown}
      </Notice>
    );
  return (
    <div className={css.embedded}>
      <EmbedHtml html={page.data.html} base={new URL(address ?? '/', location.origin).href} />
    </div>
  );
}

/** Words of somebody else, shown as a part of this page. */
export function EmbedView({ block, order }: { block: HomeBlock; order: string | undefined }) {
  return (
    <Screen header={<SiteHeader />}>
      <div className={css.embedPage}>
        <ScreenTitle>{block.title}</ScreenTitle>
        <EmbeddedPage block={block} />
        <ViewActions order={order} />
      </div>
    </Screen>
  );
}

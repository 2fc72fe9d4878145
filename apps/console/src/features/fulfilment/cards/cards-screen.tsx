import { tablesIn } from '@servery/domain/fulfilment/tables';
import { tableLink } from '@servery/domain/links/shop-link';
import { Button, LinkButton } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { IconArrowLeft } from '@servery/ui/foundations/icon';
import { IconPrinter } from '@servery/ui/foundations/icon-more';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { fulfilmentQuery } from '#api/fulfilment-query.ts';
import { Qr } from '#parts/qr.tsx';
import css from './cards.module.css';
import { t } from '#features/fulfilment/texts.ts';

const BackLink = createLink(LinkButton);
/** Two beside each other, four below each other, on A4. */
const ON_A_PAGE = 8;

const pagesOf = (tables: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(tables.length / ON_A_PAGE) }, (_none, page) =>
    tables.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE),
  );

/** A card for every table, to be printed or kept as a PDF by the browser. */
export function CardsScreen({ name }: { name: string }) {
  const { data, error } = useQuery(fulfilmentQuery);
  const tables = tablesIn(data?.types.find(({ code }) => code === 'table')?.value.tables ?? '');
  return (
    <main className={css.screen}>
      <nav className={css.bar}>
        <BackLink to="/fulfilment" kind="bare" size="s" icon={<IconArrowLeft />}>
          {t.back}
        </BackLink>
        <h1>{t.cardsTitle}</h1>
        {tables.length > 0 && (
          <Button size="s" icon={<IconPrinter />} onClick={() => window.print()}>
            {t.print}
          </Button>
        )}
      </nav>
      {!data && !error && (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      )}
      {error && <EmptyState title={t.failed}>{error.message}</EmptyState>}
      {data && tables.length === 0 && <EmptyState title={t.noTables} />}
      {data &&
        pagesOf(tables).map((page) => (
          <ul key={page[0]} aria-label={t.cardsTitle} className={css.page}>
            {page.map((table) => (
              <li key={table} className={css.card}>
                <p className={css.brand}>{name}</p>
                <Qr
                  text={tableLink(table, { ...data, origin: window.location.origin })}
                  label={t.tableCode({ table })}
                />
                <p className={css.table}>{t.tableNamed({ table })}</p>
                <p>{t.scan}</p>
              </li>
            ))}
          </ul>
        ))}
    </main>
  );
}

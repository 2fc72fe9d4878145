import type { VenueFulfilmentRoom } from '@servery/contract/entities/fulfilment-editor';
import { tablesIn } from '@servery/domain/fulfilment/tables';
import { tableLink } from '@servery/domain/links/shop-link';
import { Button, TextLink } from '@servery/ui/actions/button';
import { IconPrinter } from '@servery/ui/foundations/icon-more';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { Qr } from '#parts/qr.tsx';
import css from './fulfilment.module.css';
import { t } from '#features/fulfilment/texts.ts';

const CardsLink = createLink(TextLink);

type Props = { room: VenueFulfilmentRoom; onEdit: () => void };

/** The tables, each with the code that opens the menu there. */
export function TablesPart({ room, onEdit }: Props) {
  const type = room.types.find(({ code }) => code === 'table');
  const tables = tablesIn(type?.value.tables ?? '');
  const [chosen, setChosen] = useState<string>();
  const table = chosen !== undefined && tables.includes(chosen) ? chosen : tables[0];
  if (!type) return null;
  return (
    <section aria-label={t.tables} className={css.part}>
      <header className={css.partHead}>
        <h2>
          {t.tables} <span className={css.soft}>{tables.length}</span>
        </h2>
        {tables.length > 0 && (
          <CardsLink to="/fulfilment/cards" icon={<IconPrinter />}>
            {t.cards}
          </CardsLink>
        )}
      </header>
      {table === undefined ? (
        <div>
          <p className={css.soft}>{t.noTables}</p>
          <Button kind="line" size="s" onClick={onEdit}>
            {t.addTables}
          </Button>
        </div>
      ) : (
        <div className={css.tables}>
          <fieldset aria-label={t.tables} className={css.tableGrid}>
            {tables.map((each) => (
              <button key={each} type="button" aria-pressed={each === table} onClick={() => setChosen(each)}>
                {each}
              </button>
            ))}
          </fieldset>
          <figure className={css.tableCard}>
            <Qr
              text={tableLink(table, { ...room, origin: window.location.origin })}
              label={t.tableCode({ table })}
            />
            <figcaption>{t.tableNamed({ table })}</figcaption>
          </figure>
        </div>
      )}
    </section>
  );
}

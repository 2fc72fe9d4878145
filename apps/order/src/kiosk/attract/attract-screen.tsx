import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { IconShoppingBag, IconUtensils } from '@servery/ui/foundations/icon';
import { Display } from '@servery/ui/foundations/text';
import { type CSSProperties, useState } from 'react';
import { ClosedHours } from '#kiosk/attract/closed-hours.tsx';
import { Feast } from '#kiosk/attract/feast.tsx';
import { FurtherWays } from '#kiosk/attract/further-ways.tsx';
import { TableSheet } from '#kiosk/attract/table-sheet.tsx';
import { useBegin } from '#kiosk/attract/use-begin.ts';
import { BrandName, ReachButton } from '#kiosk/shell/index.ts';
import { PullToRefresh } from '#features/shell/index.ts';
import { usePaired } from '#features/terminal/index.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { useReadyMinutes } from '#ordering/use-ready-minutes.ts';
import { useStatusLine } from '#ordering/use-status-line.ts';
import { asksForTable, choiceNow, typesNow, typeWords } from '#ordering/fulfilment-types.ts';
import css from './attract-screen.module.css';
import { t } from '#kiosk/attract/texts.ts';

function Way({ type, onPress }: { type: FulfilmentType; onPress: () => void }) {
  const { title, note } = typeWords(type);
  return (
    <button type="button" className={css.way} onClick={onPress}>
      <i className={css.icon}>{type.code === 'table' ? <IconUtensils /> : <IconShoppingBag />}</i>
      <Display as="strong" size={32} className={css.title}>
        {title}
      </Display>
      <span className={css.note}>{note}</span>
    </button>
  );
}

const isShut = (types: readonly FulfilmentType[]): boolean => types.every((type) => type.open_now === 0);

function closedText(types: readonly FulfilmentType[]): string {
  if (types.length === 0) return laterTexts.noFulfilmentTypes;
  return isShut(types) ? laterTexts.closedNow : t.notTakingOrders;
}

/** Screen saver and first question in one. Nothing to touch above the lower third. */
export function AttractScreen() {
  const { merchant } = useDeviceVenue();
  const status = useStatusLine(merchant);
  const begin = useBegin();
  const paired = usePaired();
  const [atTable, setAtTable] = useState<FulfilmentType>();
  const ways = typesNow(merchant.fulfilment);
  const isOpen = ways.length > 0;
  const minutes = useReadyMinutes(merchant, ways);
  const shut = merchant.fulfilment.length > 0 && isShut(merchant.fulfilment);
  return (
    <PullToRefresh className={css.pull} onRefresh={() => location.reload()}>
      <main className={css.attract}>
        <header className={css.head}>
          <BrandName onDeep />
          <p className={css.open}>{status}</p>
        </header>
        <Feast categories={merchant.menu.items} />
        <div className={css.call}>
          <Display as="h1" size="hero" className={css.hero}>
            {isOpen ? t.hungry({ suburb: merchant.suburb }) : t.seeYouSoon}
          </Display>
          <p className={css.lead}>
            {isOpen ? t.touchToOrderReady({ minutes }) : closedText(merchant.fulfilment)}
          </p>
        </div>
        <div className={css.ways} style={{ '--ways': Math.min(2, ways.length) || 1 } as CSSProperties}>
          {ways.map((type) => (
            <Way
              key={type.code}
              type={type}
              onPress={() => (asksForTable(type) ? setAtTable(type) : void begin(choiceNow(type)))}
            />
          ))}
          {shut && <ClosedHours />}
          <FurtherWays onChosen={(choice) => void begin(choice)} />
          <footer className={css.foot}>
            {paired ? t.cardsHere : t.orderHerePayAt}
            <ReachButton words />
          </footer>
        </div>
        <TableSheet
          type={atTable}
          onClose={() => setAtTable(undefined)}
          onChosen={(type, table) => void begin(choiceNow(type, table))}
        />
      </main>
    </PullToRefresh>
  );
}

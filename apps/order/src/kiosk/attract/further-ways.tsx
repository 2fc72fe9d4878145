import type { Merchant } from '@servery/contract/entities/merchant';
import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import { withDeliveryMins } from '@servery/domain/fulfilment/words';
import { Button } from '@servery/ui/actions/button';
import { IconArrowRight } from '@servery/ui/foundations/icon-more';
import { Sheet } from '@servery/ui/overlays/sheet';
import { Display } from '@servery/ui/foundations/text';
import { type ReactNode, useState } from 'react';
import { useFreshTypes } from '#features/fulfilment/index.ts';
import { type FurtherWay, furtherWays, stagesOf, WaySheet } from '#kiosk/ways/index.ts';
import { useWaysToPay } from '#kiosk/shell/index.ts';
import { choiceNow, typesNow, typeWords } from '#ordering/fulfilment-types.ts';
import { FulfilmentIcon } from '#shared/fulfilment-icon.tsx';
import { useNow } from '#shared/use-now.ts';
import { useDevice } from '#state/device.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './further-ways.module.css';
import { t } from '#kiosk/attract/texts.ts';

const titleOf = ({ type, later }: FurtherWay): string =>
  later ? t.wayLater({ way: typeWords(type).title }) : type.verb;
const noteOf = ({ type, later }: FurtherWay, mins: number): string =>
  later ? t.chooseATime : withDeliveryMins(type.desc, mins);

type FreshProps = { merchant: Merchant; onFailed: () => void; children: ReactNode };

function WayRow({ way, onPress }: { way: FurtherWay; onPress: () => void }) {
  const mins = useDevice(({ address }) => address.delivery_mins);
  return (
    <button type="button" className={css.way} onClick={onPress}>
      <FulfilmentIcon code={way.type.code} size="l" />
      <Display as="strong" size={24} className={css.title}>
        {titleOf(way)}
      </Display>
      <span className={css.note}>{noteOf(way, mins)}</span>
    </button>
  );
}

/** What is listed is of now: what the kiosk heard longer ago is asked for first. */
function Fresh({ merchant, onFailed, children }: FreshProps) {
  return useFreshTypes(merchant, onFailed) ? children : null;
}

/** What the venue offers beside the counter and the tables: one of it has a button of its own, more of it a list. */
export function FurtherWays({ onChosen }: { onChosen: (choice: FulfilmentChoice) => void }) {
  const { merchant } = useDeviceVenue();
  const now = useNow();
  const [listed, setListed] = useState(false);
  const [asked, setAsked] = useState<FurtherWay>();
  const { fulfilment, time_zone: zone } = merchant;
  const waysToPay = useWaysToPay();
  // What nobody could pay for here is not begun.
  const ways = furtherWays(fulfilment, typesNow(fulfilment), { now, zone }).filter(({ type }) =>
    Object.values(waysToPay(type)).includes(true),
  );
  const [only, ...others] = ways;
  const choose = (way: FurtherWay) => {
    setListed(false);
    if (stagesOf(way.type).length === 0) onChosen(choiceNow(way.type));
    else setAsked(way);
  };
  if (!only) return null;
  const single = others.length === 0;
  return (
    <>
      <Button
        kind="line"
        size="l"
        icon={single ? <FulfilmentIcon code={only.type.code} /> : undefined}
        end={single ? undefined : <IconArrowRight />}
        className={css.button}
        onClick={() => (single ? choose(only) : setListed(true))}
      >
        {single ? titleOf(only) : t.moreWays}
      </Button>
      <Sheet open={listed} onClose={() => setListed(false)} tapOutside={false} title={t.moreWays} size="l">
        {listed && (
          <Fresh merchant={merchant} onFailed={() => setListed(false)}>
            <div className={css.ways}>
              {ways.map((way) => (
                <WayRow key={way.type.code} way={way} onPress={() => choose(way)} />
              ))}
            </div>
          </Fresh>
        )}
      </Sheet>
      <WaySheet
        merchant={merchant}
        way={asked}
        before="menu"
        title={asked ? titleOf(asked) : ''}
        onClose={() => setAsked(undefined)}
        onChosen={onChosen}
      />
    </>
  );
}

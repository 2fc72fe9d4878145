import { Button } from '@servery/ui/actions/button';
import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { IconSearch, IconX } from '@servery/ui/foundations/icon';
import { IconLeaf } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { Sheet } from '@servery/ui/overlays/sheet';
import { useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { Keyboard, pressSearchKey, TypedText } from '#kiosk/typing/index.ts';
import { PromosChip } from '#kiosk/menu/promos-chip.tsx';
import type { MenuFilter } from '#kiosk/menu/use-dish-filter.ts';
import { DIETS } from '@servery/domain/menu/diets';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './find-bar.module.css';
import { t } from '#kiosk/menu/texts.ts';

function ShowButton({ count, onClick }: { count: number; onClick: () => void }) {
  return (
    <Button size="l" wide disabled={count === 0} onClick={onClick}>
      {count === 0 ? t.nothingFits : t.show({ count })}
    </Button>
  );
}

type SheetProps = { filter: MenuFilter; open: boolean; onClose: () => void };

function SearchSheet({ filter, open, onClose }: SheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.searchTitle}
      foot={<ShowButton count={filter.count} onClick={onClose} />}
    >
      {open ? (
        <div className={css.body}>
          <TypedText label={t.searchTitle} text={filter.search} />
          <Keyboard digits onKey={(key) => filter.setSearch(pressSearchKey(filter.search, key))} />
        </div>
      ) : null}
    </Sheet>
  );
}

function DietSheet({ filter, open, onClose }: SheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.dietary}
      foot={<ShowButton count={filter.count} onClick={onClose} />}
    >
      <div className={css.body}>
        <Text tone="soft">{t.dietaryNote}</Text>
        <ChipGroup label={t.dietary}>
          {DIETS.map(({ key, name }) => (
            <ChipToggle key={key} pressed={filter.diet.has(key)} onClick={() => filter.toggle(key)}>
              {name}
            </ChipToggle>
          ))}
        </ChipGroup>
      </div>
    </Sheet>
  );
}

/** A touch takes it away again. */
function Chosen({ name, onClear }: { name: string; onClear: () => void }) {
  return (
    <ChipToggle pressed aria-label={t.clear({ name })} onClick={onClear}>
      <span className={css.chosen}>{name}</span>
      <IconX />
    </ChipToggle>
  );
}

/** Finds a product, and leaves out what somebody does not eat. */
export function FindBar({ filter }: { filter: MenuFilter }) {
  const { merchant } = useDeviceVenue();
  const [asking, setAsking] = useState<'search' | 'diet'>();
  const close = () => setAsking(undefined);
  const sought = filter.search.trim();
  return (
    <div className={css.bar}>
      {sought === '' ? (
        !facts.brand.flags.hide_search && (
          <ChipToggle pressed={false} icon={<IconSearch />} onClick={() => setAsking('search')}>
            {t.search}
          </ChipToggle>
        )
      ) : (
        <Chosen name={`“${sought}”`} onClear={() => filter.setSearch('')} />
      )}
      {merchant.menu.show_dietary_info === 1 && (
        <ChipToggle pressed={false} icon={<IconLeaf />} onClick={() => setAsking('diet')}>
          {t.dietary}
        </ChipToggle>
      )}
      <PromosChip />
      {DIETS.filter(({ key }) => filter.diet.has(key)).map(({ key, name }) => (
        <Chosen key={key} name={name} onClear={() => filter.toggle(key)} />
      ))}
      <SearchSheet filter={filter} open={asking === 'search'} onClose={close} />
      <DietSheet filter={filter} open={asking === 'diet'} onClose={close} />
    </div>
  );
}

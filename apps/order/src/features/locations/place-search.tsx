import type { MerchantCard, MerchantGroup } from '@servery/contract/entities/merchant-card';
import { emptyListText } from '@servery/domain/locations/location-filter';
import { placeHint } from '@servery/domain/locations/place-search';
import { ComboBox } from '@servery/ui/inputs/combo-box';
import css from '#features/locations/locations.module.css';
import { StoreBones, StoreList } from '#features/locations/store-list.tsx';
import { usePlaceSearch } from '#features/locations/use-place-search.ts';
import { t } from '#features/locations/texts.ts';

type Props = { group: MerchantGroup | undefined; all: readonly MerchantCard[] | undefined };

/** Before a place is chosen every store is listed: there is always something to go on with. */
export function PlaceSearch({ group, all }: Props) {
  const places = usePlaceSearch();
  const found = places.stores?.filter((store) => !group || group.merchants.includes(store.id));
  const options = places.suggestions.map(({ id, main, secondary }) => ({
    value: id,
    label: main,
    note: secondary,
  }));
  const pick = (id: string | null) => {
    const place = places.suggestions.find((each) => each.id === id);
    if (place) void places.choose(place);
  };
  const shown = found ?? all;
  return (
    <>
      <div className={css.place}>
        <ComboBox
          label={t.suburbOrTown}
          options={options}
          value={null}
          onChange={pick}
          text={places.text}
          onTextChange={places.setText}
          found
          free
          empty={places.words}
          hint={placeHint(places.text)}
        />
      </div>
      {places.looking || !shown ? (
        <StoreBones label={t.lookingForStores} />
      ) : (
        <StoreList stores={shown} empty={emptyListText('search')} />
      )}
    </>
  );
}

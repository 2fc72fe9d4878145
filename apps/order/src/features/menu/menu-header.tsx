import type { Merchant } from '@servery/contract/entities/merchant';
import { IconSearch, IconX } from '@servery/ui/foundations/icon';
import { IconButton } from '@servery/ui/actions/icon-button';
import { SearchField } from '@servery/ui/inputs/search-field';
import { useRef, useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { AccountLink, BrandMark, CartLink, NavButton } from '#features/shell/index.ts';
import css from '#features/menu/menu-header.module.css';
import { FulfilmentPill } from '#features/menu/fulfilment-card.tsx';
import { t } from '#features/menu/texts.ts';

type Props = {
  merchant: Merchant | undefined;
  search: string;
  onSearch: (text: string) => void;
  /** the venue's own title and fulfilment card have scrolled away */
  folded: boolean;
};

function PhoneSearch({
  search,
  onSearch,
  onClose,
}: Pick<Props, 'search' | 'onSearch'> & { onClose: () => void }) {
  const focus = (node: HTMLDivElement | null) => node?.querySelector('input')?.focus();
  return (
    <div ref={focus} className={css.phoneSearch}>
      <SearchField label={t.searchTheMenu} value={search} onChange={onSearch} className={css.field} />
      <IconButton label={t.closeSearch} icon={<IconX />} onClick={onClose} />
    </div>
  );
}

export function MenuHeader({ merchant, search, onSearch, folded }: Props) {
  const [searching, setSearching] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hasFulfilment = !facts.brand.flags.hide_fulfilment_type;
  const canSearch = !facts.brand.flags.hide_search;
  const close = () => {
    setSearching(false);
    onSearch('');
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <header data-folded={folded || undefined} data-searching={searching || undefined} className={css.header}>
      {searching && <PhoneSearch search={search} onSearch={onSearch} onClose={close} />}
      <div className={css.bar}>
        <span className={css.brand} data-folded={folded || undefined}>
          <BrandMark name={folded} />
        </span>
        <div className={css.middle}>
          {canSearch && (
            <SearchField label={t.searchTheMenu} value={search} onChange={onSearch} className={css.field} />
          )}
          {merchant && hasFulfilment && <FulfilmentPill merchant={merchant} className={css.pill} />}
        </div>
        <div className={css.end}>
          {canSearch && (
            <IconButton
              ref={opener}
              label={t.searchTheMenu}
              icon={<IconSearch />}
              onClick={() => setSearching(true)}
              className={css.search}
            />
          )}
          <CartLink className={css.cart} />
          <AccountLink className={css.account} />
          <span className={css.nav}>
            <NavButton />
          </span>
        </div>
      </div>
      {merchant && hasFulfilment && folded && (
        <div className={css.fold}>
          <FulfilmentPill merchant={merchant} />
        </div>
      )}
    </header>
  );
}

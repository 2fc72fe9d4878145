import type { MerchantGroup } from '@servery/contract/entities/merchant-card';
import { groupCanBeOpened } from '@servery/domain/locations/venue-state';
import { ChipLink, ChipStrip } from '@servery/ui/choices/chips';
import { Picture } from '@servery/ui/surfaces/picture';
import { createLink, Link } from '@tanstack/react-router';
import { facts } from '#api/app-facts.ts';
import css from '#features/locations/locations.module.css';
import { t } from '#features/locations/texts.ts';

type Props = { groups: readonly MerchantGroup[]; current: MerchantGroup | undefined };

const GoChip = createLink(ChipLink);

function GroupTabs({ groups, current }: Props) {
  return (
    <ChipStrip label={t.groupsOfStores} follow={current?.code ?? 'all'} className={css.strip}>
      <GoChip to="/locations" current={!current}>
        {t.all}
      </GoChip>
      {groups.filter(groupCanBeOpened).map((group) => (
        <GoChip key={group.id} to={`/locations/${group.code}`} current={group.id === current?.id}>
          {group.group_title}
        </GoChip>
      ))}
    </ChipStrip>
  );
}

function GroupWords({ group }: { group: MerchantGroup }) {
  return (
    <>
      {group.hero_img_url && <Picture src={group.hero_img_url} fit="cover" className={css.groupPicture} />}
      <strong>{group.group_title}</strong>
      <span>{group.group_subtitle}</span>
    </>
  );
}

function GroupCards({ groups, current }: Props) {
  if (current)
    return (
      <Link to="/locations" className={css.back}>
        {t.allStores}
      </Link>
    );
  return (
    <ul aria-label={t.groupsOfStores} className={css.groups}>
      {groups.map((group) => (
        <li key={group.id}>
          {groupCanBeOpened(group) ? (
            <Link to={`/locations/${group.code}`} className={css.group}>
              <GroupWords group={group} />
            </Link>
          ) : (
            <div data-shut className={css.group}>
              <GroupWords group={group} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Stores that belong together, as a strip or as cards, where the brand wants either. */
export function Groups(props: Props) {
  const how = facts.brand.locations.groups;
  if (how === 'none' || props.groups.length === 0) return null;
  return how === 'tabs' ? <GroupTabs {...props} /> : <GroupCards {...props} />;
}

import type { Icon } from '@servery/ui/foundations/icon';
import { IconClock, IconMapPin, IconPhone } from '@servery/ui/foundations/icon';
import { IconReceipt, IconStore } from '@servery/ui/foundations/icon-more';
import css from './details.module.css';
import { t } from '#features/details/texts.ts';
import type { DetailsField } from '#features/details/use-details.ts';

type Group = {
  label: string;
  icon: Icon;
  fields: readonly DetailsField[];
  affects: readonly string[];
  short: string;
};

/** What hangs on what. */
const GROUPS: readonly Group[] = [
  {
    label: t.name,
    icon: IconStore,
    fields: ['name'],
    affects: [t.name_now, t.name_kept],
    short: t.short_name,
  },
  {
    label: t.wholeAddress,
    icon: IconMapPin,
    fields: ['address', 'suburb', 'state', 'postcode'],
    affects: [t.address_now, t.address_check, t.address_kept],
    short: t.short_address,
  },
  { label: t.place, icon: IconMapPin, fields: ['place'], affects: [t.place_now], short: t.short_place },
  {
    label: t.phone,
    icon: IconPhone,
    fields: ['phone'],
    affects: [t.phone_now, t.phone_kept],
    short: t.short_phone,
  },
  {
    label: t.abn,
    icon: IconReceipt,
    fields: ['abn'],
    affects: [t.abn_now, t.abn_kept, t.abn_check],
    short: t.short_abn,
  },
  {
    label: t.gst,
    icon: IconReceipt,
    fields: ['gst_registered'],
    affects: [t.gst_now, t.gst_kept],
    short: t.short_gst,
  },
  {
    label: t.zone,
    icon: IconClock,
    fields: ['time_zone'],
    affects: [t.zone_now, t.zone_kept],
    short: t.short_zone,
  },
];

/** What each change affects, before it is saved; and what each other one would. */
export function Affects({ changed }: { changed: readonly DetailsField[] }) {
  const isChanged = ({ fields }: Group) => fields.some((field) => changed.includes(field));
  const others = GROUPS.filter((group) => !isChanged(group));
  return (
    <aside aria-label={t.changes} className={css.affects}>
      <h2>{t.changes}</h2>
      <div aria-live="polite">
        {GROUPS.filter(isChanged).map(({ label, icon: Picture, affects }) => (
          <section key={label}>
            <h3>
              <Picture />
              {label}
            </h3>
            <ul>
              {affects.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {others.length > 0 && (
        <section>
          <h3>{t.ifYouChange}</h3>
          <dl>
            {others.map(({ label, short }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{short}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </aside>
  );
}

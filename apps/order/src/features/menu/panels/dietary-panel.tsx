import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { Text } from '@servery/ui/foundations/text';
import { DIETS } from '@servery/domain/menu/diets';
import type { Diet } from '#features/menu/venue-tabs.tsx';
import css from '#features/menu/venue-tabs.module.css';
import { t } from '#features/menu/panels/texts.ts';

/** The legend of the codes; a tap shows only what suits. */
export function DietaryPanel({ diet }: { diet: Diet }) {
  return (
    <div className={css.panelBody}>
      <Text size={15} tone="soft">
        {t.dietaryNote}
      </Text>
      <ChipGroup label={t.dietaryNeeds}>
        {DIETS.map(({ key, code, name }) => (
          <ChipToggle key={key} pressed={diet.chosen.has(key)} onClick={() => diet.toggle(key)}>
            {code === name ? (
              name
            ) : (
              <>
                <b>{code}</b> {name}
              </>
            )}
          </ChipToggle>
        ))}
      </ChipGroup>
    </div>
  );
}

import type { EditedGroup } from '@servery/contract/entities/menu-editor';
import { IconButton } from '@servery/ui/actions/icon-button';
import { Stepper } from '@servery/ui/actions/stepper';
import { Segmented } from '@servery/ui/choices/segmented';
import { IconX } from '@servery/ui/foundations/icon';
import { Text } from '@servery/ui/foundations/text';
import { Checkbox, Mark } from '@servery/ui/inputs/check';
import { TextField } from '@servery/ui/inputs/field';
import type { ComponentProps } from 'react';
import { Grip } from '#features/menu/grip.tsx';
import { withDefault } from '#features/menu/rules/group.ts';
import { useReorder } from '#features/menu/use-reorder.ts';
import css from './options.module.css';
import pane from '#parts/pane.module.css';
import { t } from '#features/menu/texts.ts';

type Change = { value: EditedGroup; onChange: (wanted: Partial<EditedGroup>) => void };
type OptionProps = Change & {
  at: number;
  mark: string | undefined;
  grip: Omit<ComponentProps<'button'>, 'name'>;
};

function OptionRow({ value, onChange, at, mark, grip }: OptionProps) {
  const { options, many } = value;
  const option = options[at];
  if (!option) return null;
  const name = option.name || t.optionNumber({ number: at + 1 });
  const set = (wanted: Partial<typeof option>) =>
    onChange({ options: options.map((each, place) => (place === at ? { ...each, ...wanted } : each)) });
  const choose = (on: boolean) => onChange({ options: withDefault(value, at, on).options });
  return (
    <li data-row data-mark={mark} data-off={!option.available || undefined} className={css.option}>
      <Grip name={name} {...grip} />
      <Mark
        kind={many ? 'checkbox' : 'radio'}
        name="default"
        aria-label={t.isDefault({ name })}
        checked={option.default}
        onChange={({ target }) => choose(target.checked)}
        onClick={() => {
          if (!many && option.default) choose(false);
        }}
      />
      <TextField
        label={t.optionName({ number: at + 1 })}
        hideLabel
        value={option.name}
        maxLength={200}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        label={t.adds({ name })}
        hideLabel
        inputMode="text"
        value={option.price}
        maxLength={12}
        onChange={({ target }) => set({ price: target.value })}
      />
      <IconButton
        label={t.removeOption({ name })}
        icon={<IconX />}
        onClick={() => onChange({ options: options.filter((_each, place) => place !== at) })}
      />
      <div className={css.more}>
        <Checkbox checked={option.available} onChange={({ target }) => set({ available: target.checked })}>
          {t.optionOnSale}
        </Checkbox>
      </div>
    </li>
  );
}

/** The answers of a group, in their order. */
export function GroupOptions({ value, onChange }: Change) {
  const { options } = value;
  const { list, grip, mark } = useReorder({ items: options, onOrder: (next) => onChange({ options: next }) });
  const places = options.map((_option, at) => at);
  return (
    <ul ref={list} className={css.options}>
      {places.map((at) => (
        <OptionRow key={at} value={value} onChange={onChange} at={at} mark={mark(at)} grip={grip(at)} />
      ))}
    </ul>
  );
}

/** How many of them can be chosen, and whether one must be. */
export function GroupRule({ value, onChange }: Change) {
  return (
    <div className={pane.part}>
      <h3>{t.howMany}</h3>
      <Segmented
        label={t.howMany}
        size="s"
        items={[
          { value: 'one', label: t.one },
          { value: 'many', label: t.several },
        ]}
        value={value.many ? 'many' : 'one'}
        onChange={(many) => onChange({ many: many === 'many', most: many === 'many' ? value.most : 0 })}
      />
      <Checkbox checked={value.required} onChange={({ target }) => onChange({ required: target.checked })}>
        {t.required}
      </Checkbox>
      {value.many && (
        <div className={css.add}>
          <Text size={15}>{value.most === 0 ? t.noMost : t.atMost}</Text>
          <Stepper
            label={t.atMost}
            size="compact"
            value={value.most}
            max={value.options.length}
            onChange={(most) => onChange({ most })}
          />
        </div>
      )}
    </div>
  );
}

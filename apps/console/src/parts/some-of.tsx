import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { Text } from '@servery/ui/foundations/text';

type SomeOfProps<V extends string> = {
  label: string;
  items: readonly { value: V; label: string }[];
  chosen: readonly V[];
  /** What it means where none is chosen. */
  hint?: string;
  onChange: (chosen: V[]) => void;
};

/** Some of a few: days, ways to order, screens. They keep the order in which they are offered. */
export function SomeOf<V extends string>({ label, items, chosen, hint, onChange }: SomeOfProps<V>) {
  const toggle = (value: V) =>
    onChange(
      items
        .map((item) => item.value)
        .filter((each) => (each === value ? !chosen.includes(value) : chosen.includes(each))),
    );
  return (
    <>
      <ChipGroup label={label}>
        {items.map(({ value, label: name }) => (
          <ChipToggle key={value} pressed={chosen.includes(value)} onClick={() => toggle(value)}>
            {name}
          </ChipToggle>
        ))}
      </ChipGroup>
      {hint !== undefined && (
        <Text size={13} tone="soft">
          {hint}
        </Text>
      )}
    </>
  );
}

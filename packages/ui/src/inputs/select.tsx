import { catalogue } from '@servery/domain/texts/catalogue';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { cx } from '#foundations/cx';
import { FieldError } from './field.tsx';
import { IconCheck, IconChevronDown } from '#foundations/icon-more';
import css from './select.module.css';

const t = catalogue('select', { choose: 'Choose' });

export type Option<Value extends string = string> = {
  value: Value;
  label: string;
  note?: string;
  disabled?: boolean;
};
export type SelectProps<Value extends string> = {
  label: string;
  hideLabel?: boolean;
  options: Option<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  /** pill = a filter in a toolbar; inset = small label inside the box, as a TextField's */
  look?: 'field' | 'pill' | 'inset';
  /** the choice differs from what is saved */
  changed?: boolean;
  name?: string;
};

export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    label,
    hideLabel,
    options,
    value,
    onChange,
    placeholder = t.choose,
    hint,
    error,
    look = 'field',
  } = props;
  const [modal, setModal] = useState<Element>();
  return (
    <I18nProvider locale="en-AU">
      <AriaSelect
        /* a list outside an open modal would lie under it and be inert */
        ref={(node) => setModal(node?.closest('dialog') ?? undefined)}
        value={value}
        onChange={(key) => key !== null && onChange(key as Value)}
        placeholder={placeholder}
        isDisabled={props.disabled}
        isInvalid={Boolean(error)}
        name={props.name}
        data-look={look}
        data-changed={props.changed || undefined}
        className={css.field}
      >
        <Label className={cx(css.label, (hideLabel || look === 'pill') && 'visually-hidden')}>{label}</Label>
        <Button className={css.trigger}>
          {look === 'pill' && !hideLabel && <span className={css.inline}>{label}</span>}
          <SelectValue className={css.value} />
          <IconChevronDown />
        </Button>
        <Described error={error} hint={hint} />
        <Popover className={css.popover} offset={6} UNSTABLE_portalContainer={modal}>
          <ListBox items={options} className={css.list}>
            {(option) => <OptionItem id={option.value} option={option} />}
          </ListBox>
        </Popover>
      </AriaSelect>
    </I18nProvider>
  );
}

/** What is wrong and what helps, tied to the control that stands beside them. */
export function Described({ error, hint }: { error: ReactNode; hint: ReactNode }) {
  return (
    <>
      {error ? (
        <Text slot="errorMessage" elementType="div">
          <FieldError>{error}</FieldError>
        </Text>
      ) : null}
      {hint ? (
        <Text slot="description" elementType="p" className={css.hint}>
          {hint}
        </Text>
      ) : null}
    </>
  );
}

/** The list keeps its items by their `id`: without one, those of a list that changes would take each other's place. */
export function OptionItem({ id, option }: { id: string; option: Option }) {
  return (
    <ListBoxItem id={id} textValue={option.label} isDisabled={option.disabled} className={css.option}>
      <span className={css.optionWords}>
        {option.label}
        {option.note !== undefined && <small>{option.note}</small>}
      </span>
      <IconCheck className={css.check} />
    </ListBoxItem>
  );
}

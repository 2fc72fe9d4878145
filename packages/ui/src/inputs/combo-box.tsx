import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { cx } from '#foundations/cx';
import { IconChevronDown } from '#foundations/icon-more';
import { Described, OptionItem } from './select.tsx';
import type { Option } from './select.tsx';
import css from './select.module.css';

export type ComboBoxProps<Value extends string> = {
  label: string;
  hideLabel?: boolean;
  options: Option<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** what is typed; leave both out to let the box keep it */
  text?: string;
  onTextChange?: (text: string) => void;
  /** the options are already what the server found: do not filter again */
  found?: boolean;
  /** typed text may stand without a chosen option */
  free?: boolean;
  /** what the open list says when nothing fits: "No address found", "Searching…" */
  empty?: ReactNode;
  placeholder?: string;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  name?: string;
};

export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  const { label, hideLabel, options, value, onChange, text, onTextChange, found, free, empty, hint, error } =
    props;
  const [modal, setModal] = useState<Element>();
  return (
    <I18nProvider locale="en-AU">
      <AriaComboBox
        ref={(node) => setModal(node?.closest('dialog') ?? undefined)}
        {...(found ? { items: options } : { defaultItems: options })}
        value={value}
        onChange={(key) => onChange(key as Value | null)}
        inputValue={text}
        onInputChange={onTextChange}
        allowsCustomValue={free}
        allowsEmptyCollection={empty !== undefined}
        menuTrigger="input"
        isDisabled={props.disabled}
        isInvalid={Boolean(error)}
        name={props.name}
        className={css.field}
      >
        <Label className={cx(css.label, hideLabel && 'visually-hidden')}>{label}</Label>
        <div className={css.box}>
          <Input placeholder={props.placeholder} />
          <Button className={css.toggle}>
            <IconChevronDown />
          </Button>
        </div>
        <Described error={error} hint={hint} />
        <Popover className={css.popover} offset={6} UNSTABLE_portalContainer={modal}>
          <ListBox<Option<Value>>
            className={css.list}
            renderEmptyState={() => <div className={css.empty}>{empty}</div>}
          >
            {(option) => <OptionItem id={option.value} option={option} />}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </I18nProvider>
  );
}

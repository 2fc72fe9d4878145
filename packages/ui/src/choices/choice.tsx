import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Mark } from '#inputs/check';
import { cx } from '#foundations/cx';
import { FieldError } from '#inputs/field';
import { Display } from '#foundations/text';
import css from './choice.module.css';

export type ChoiceGroupProps = {
  title: ReactNode;
  hideTitle?: boolean;
  /** far end of the title: "Choose 1", or a NoteTag */
  rule?: ReactNode;
  error?: ReactNode;
  /** cards = side by side, rows = one raised list, grid = two columns, tiles = two columns of tall tiles */
  layout?: 'cards' | 'rows' | 'grid' | 'tiles' | 'strip' | 'plain';
  children: ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
  id?: string;
  className?: string;
};

export function ChoiceGroup(props: ChoiceGroupProps) {
  const { title, hideTitle, rule, error, layout = 'cards', children, className, id, ref } = props;
  const errorId = useId();
  return (
    <fieldset
      ref={ref}
      id={id}
      tabIndex={-1}
      data-bad={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className={cx(css.group, className)}
    >
      <legend className={cx(css.legend, hideTitle && 'visually-hidden')}>
        <Display as="span" size={20} className={css.title}>
          {title}
        </Display>
        {rule !== undefined && <span className={css.rule}>{rule}</span>}
      </legend>
      <div data-layout={layout} className={css.choices}>
        {children}
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}

export type ChoiceProps = {
  kind: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  title: ReactNode;
  note?: ReactNode;
  /** far end: an amount */
  end?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  /** a dot that is on goes off when it is touched again */
  undo?: boolean;
  /** card = words only; row = mark, words, end; tile = fills with accent; method = icon box, words, mark at the end */
  look?: 'card' | 'row' | 'boxed' | 'tile' | 'method' | 'column' | 'warm' | 'picture';
  /** shown below while checked (a form that belongs to this choice) */
  children?: ReactNode;
};

const markAtStart = new Set(['row', 'boxed']);
const markAtEnd = new Set(['method', 'warm']);

export function Choice(props: ChoiceProps) {
  const {
    kind,
    name,
    value,
    checked,
    onChange,
    title,
    note,
    end,
    icon,
    disabled,
    undo = false,
    look = 'card',
    children,
  } = props;
  const hidden = !markAtStart.has(look) && !markAtEnd.has(look);
  const mark = (
    <Mark
      kind={kind}
      name={name}
      value={value}
      checked={checked}
      disabled={disabled}
      className={hidden ? 'visually-hidden' : undefined}
      onChange={(event) => onChange(event.target.checked)}
      onClick={kind === 'radio' && undo && checked ? () => onChange(false) : undefined}
    />
  );
  return (
    <div data-look={look} data-kind={kind} className={css.holder}>
      <label className={css.choice}>
        {!markAtEnd.has(look) && mark}
        {icon !== undefined && <span className={css.icon}>{icon}</span>}
        <span className={css.words}>
          <b className={css.name}>{title}</b>
          {note !== undefined && <span className={css.note}>{note}</span>}
        </span>
        {end !== undefined && <span className={css.end}>{end}</span>}
        {markAtEnd.has(look) && mark}
      </label>
      {checked && children !== undefined && <div className={css.detail}>{children}</div>}
    </div>
  );
}

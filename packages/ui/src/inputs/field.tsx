import { catalogue } from '@servery/domain/texts/catalogue';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#foundations/cx';
import { IconCircleAlert } from '#foundations/icon';
import css from './field.module.css';

const t = catalogue('field', { charactersLeft: '{count} {count|character|characters} left' });

export type FieldLook = {
  label: ReactNode;
  hideLabel?: boolean;
  /** shown after the label in soft ink, e.g. "optional" */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** inset = small label inside the box (POS, console) */
  look?: 'stacked' | 'inset';
  /** value differs from what is saved */
  changed?: boolean;
};

type Ids = { id: string; hintId: string; errorId: string };

export function useFieldIds(given?: string): Ids {
  const made = useId();
  const id = given ?? made;
  return { id, hintId: `${id}-hint`, errorId: `${id}-error` };
}

export function describedBy(ids: Ids, look: Pick<FieldLook, 'hint' | 'error'>): string | undefined {
  const parts = [look.error ? ids.errorId : '', look.hint ? ids.hintId : ''].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

export function FieldError({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <p id={id} className={css.error}>
      <IconCircleAlert />
      <span>{children}</span>
    </p>
  );
}

type FieldProps = FieldLook & { ids: Ids; children: ReactNode; className?: string };

/** Label, control, hint and error; TextField and TextArea are built on it, and so can be others. */
export function Field({
  label,
  hideLabel,
  aside,
  hint,
  error,
  look,
  changed,
  ids,
  children,
  className,
}: FieldProps) {
  return (
    <div
      data-look={look ?? 'stacked'}
      data-bad={error ? true : undefined}
      data-changed={changed || undefined}
      className={cx(css.field, className)}
    >
      <label htmlFor={ids.id} className={cx(css.label, hideLabel && 'visually-hidden')}>
        {label}
        {aside !== undefined && <span className={css.aside}> {aside}</span>}
      </label>
      {children}
      {error ? <FieldError id={ids.errorId}>{error}</FieldError> : null}
      {hint ? (
        <p id={ids.hintId} className={css.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

export type TextFieldProps = FieldLook & { before?: ReactNode; after?: ReactNode } & Omit<
    ComponentProps<'input'>,
    'size'
  >;

/** Near its end a field says how much still fits, instead of cutting off in silence. Short ones show it themselves. */
function roomLeft({
  value,
  maxLength = 0,
}: {
  value?: unknown;
  maxLength?: number | undefined;
}): string | undefined {
  if (typeof value !== 'string' || maxLength < 80) return undefined;
  const left = maxLength - value.length;
  if (left > maxLength / 5) return undefined;
  return t.charactersLeft({ count: left });
}

export function TextField(props: TextFieldProps) {
  const { label, hideLabel, aside, error, look, changed, before, after, className, id, ...given } = props;
  const { hint: own, ...rest } = given;
  const hint = roomLeft(rest) ?? own;
  const ids = useFieldIds(id);
  const fieldProps = { label, hideLabel, aside, hint, error, look, changed, ids, className };
  return (
    <Field {...fieldProps}>
      <span className={css.box}>
        {before !== undefined && <span className={css.before}>{before}</span>}
        <input
          {...rest}
          id={ids.id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(ids, { hint, error })}
          className={css.input}
        />
        {after !== undefined && <span className={css.after}>{after}</span>}
      </span>
    </Field>
  );
}

export type TextAreaProps = FieldLook & ComponentProps<'textarea'>;

export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, aside, error, look, changed, className, id, rows = 2, ...given } = props;
  const { hint: own, ...rest } = given;
  const hint = roomLeft(rest) ?? own;
  const ids = useFieldIds(id);
  return (
    <Field {...{ label, hideLabel, aside, hint, error, look, changed, ids, className }}>
      <span className={css.box}>
        <textarea
          {...rest}
          rows={rows}
          id={ids.id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(ids, { hint, error })}
          className={css.input}
        />
      </span>
    </Field>
  );
}

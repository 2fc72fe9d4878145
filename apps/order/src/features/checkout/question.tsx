import type { CustomField } from '@servery/contract/entities/checkout';
import { Checkbox } from '@servery/ui/inputs/check';
import { Choice, ChoiceGroup } from '@servery/ui/choices/choice';
import { FieldError, TextField } from '@servery/ui/inputs/field';
import css from '#features/checkout/checkout.module.css';
import type { AnswersForm } from '#features/checkout/use-answers.ts';

type One = { field: CustomField; form: AnswersForm };

/** One question of the venue's own, as its type wants it. */
export function Question({ field, form }: One) {
  const value = form.answers.custom[field.name] ?? '';
  const error = form.errorOf(field.name);
  const put = (next: string) => form.answer(field.name, next);
  if (field.type === 'check')
    return (
      <div className={css.wholeRow}>
        <Checkbox
          checked={value === '1'}
          error={error !== undefined}
          onChange={(event) => put(event.target.checked ? '1' : '')}
        >
          {field.label}
        </Checkbox>
        {error && <FieldError>{error}</FieldError>}
      </div>
    );
  if (field.type === 'choice')
    return (
      <ChoiceGroup
        title={field.label}
        rule={field.required === 1 ? 'Choose 1' : 'optional'}
        error={error}
        className={css.wholeRow}
      >
        {field.options.map((option) => (
          <Choice
            key={option}
            kind="radio"
            name={`custom-${field.name}`}
            value={option}
            title={option}
            checked={value === option}
            onChange={() => put(option)}
          />
        ))}
      </ChoiceGroup>
    );
  return (
    <TextField
      label={field.label}
      aside={field.required === 1 ? undefined : 'optional'}
      hint={field.hint}
      inputMode={field.type === 'number' ? 'decimal' : field.preset ? 'tel' : undefined}
      maxLength={200}
      autoComplete="off"
      value={value}
      error={error}
      onChange={(event) => put(event.target.value)}
    />
  );
}

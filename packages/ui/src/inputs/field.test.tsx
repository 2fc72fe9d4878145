import { expect, test, vi } from 'vitest';
import { dataOf, draw, drawn, fill } from '#testing/draw.tsx';
import { descriptionOf, heard, one } from '#testing/roles.ts';
import { describedBy, Field, FieldError, TextArea, TextField, useFieldIds } from './field.tsx';

test('a field is named by its label, also while that is hidden', () => {
  draw(<TextField label="Name" hideLabel aside="optional" />);
  const field = one('textbox', 'Name optional') as HTMLInputElement;
  expect(field.labels![0]!.className).toContain('visually-hidden');
});

test('a field tells what is typed, and passes on what an input knows', () => {
  const onChange = vi.fn<(value: string) => void>();
  draw(
    <TextField
      label="Email"
      id="email"
      type="email"
      autoComplete="email"
      defaultValue="sam@"
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  const field = one('textbox', 'Email') as HTMLInputElement;
  expect([field.id, field.type, field.autocomplete, field.value]).toEqual([
    'email',
    'email',
    'email',
    'sam@',
  ]);
  fill(field, 'sam@example.com');
  expect(onChange.mock.calls).toEqual([['sam@example.com']]);
});

test('a field without trouble says nothing of it', () => {
  const box = drawn(<TextField label="Name" />);
  const field = one('textbox', 'Name');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
  expect(dataOf(box)).toEqual({ look: 'stacked' });
});

test('an error is heard before the hint, and marks the field', () => {
  const box = drawn(<TextField label="Email" hint="For the receipt" error="Enter a valid address" />);
  const field = one('textbox', 'Email');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(field)).toBe('Enter a valid address For the receipt');
  expect(box.dataset['bad']).toBe('true');
});

test('has something before and after it, a dense look and a mark of change', () => {
  const box = drawn(
    <TextField
      label="Mobile"
      before="+61"
      after="✓"
      look="inset"
      changed
      className="mine"
      defaultValue="4"
    />,
  );
  const field = one('textbox', 'Mobile');
  expect(field.previousElementSibling?.textContent).toBe('+61');
  expect(field.nextElementSibling?.textContent).toBe('✓');
  expect(dataOf(box)).toEqual({ look: 'inset', changed: 'true' });
  expect(box.className).toContain('mine');
});

test.each([
  { length: 79, maxLength: 100, says: 'Keep it short' },
  { length: 80, maxLength: 100, says: '20 characters left' },
  { length: 99, maxLength: 100, says: '1 character left' },
  { length: 70, maxLength: 79, says: 'Keep it short' },
])('with $length of $maxLength typed it says "$says"', ({ length, maxLength, says }) => {
  const props = { label: 'Note', hint: 'Keep it short', maxLength, value: 'x'.repeat(length) };
  const { again } = draw(<TextArea {...props} readOnly />);
  expect(descriptionOf(one('textbox', 'Note'))).toBe(says);
  again(<TextField {...props} readOnly />);
  expect(descriptionOf(one('textbox', 'Note'))).toBe(says);
});

test('a larger field has two rows, its error and its hint', () => {
  const { again } = draw(<TextArea label="Note" error="Too long" hint="No onion?" />);
  const field = one('textbox', 'Note') as HTMLTextAreaElement;
  expect(field.tagName).toBe('TEXTAREA');
  expect(field.getAttribute('rows')).toBe('2');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(field)).toBe('Too long No onion?');
  again(<TextArea label="Note" rows={5} />);
  expect(field.getAttribute('rows')).toBe('5');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

test('an error has an icon before its words', () => {
  const error = drawn(<FieldError id="e">Required</FieldError>);
  expect(error.id).toBe('e');
  expect(error.firstElementChild?.tagName).toBe('svg');
  expect(heard(error)).toBe('Required');
});

test('other controls can be fields too', () => {
  function Picker() {
    const ids = useFieldIds('day');
    return (
      <Field label="Day" ids={ids} hint="Any">
        <input type="text" id={ids.id} aria-describedby={describedBy(ids, { hint: 'Any' })} />
      </Field>
    );
  }
  draw(<Picker />);
  expect(one('textbox', 'Day').id).toBe('day');
  expect(descriptionOf(one('textbox', 'Day'))).toBe('Any');
});

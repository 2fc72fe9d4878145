import { expect, test } from 'vitest';
import { draw, drawn } from '#testing/draw.tsx';
import { heard, one } from '#testing/roles.ts';
import { Step } from './step.tsx';
import type { StepProps } from './step.tsx';
import css from './step.module.css';

const step = (state: StepProps['state'], more: Partial<StepProps> = {}) => (
  <Step number={2} title="Payment" state={state} summary="Card" {...more}>
    Card number
  </Step>
);
const mark = () => heard(document.querySelector(`.${css['mark']}`)!);
const shows = (part: string) => document.querySelector(`.${css[part]}`)?.textContent;

test('an open step is the current one: it shows its form, and no summary', () => {
  const section = drawn(step('open', { id: 'payment', className: 'mine' }));
  expect(section.getAttribute('aria-current')).toBe('step');
  expect(section.id).toBe('payment');
  expect(section.className).toBe(`${css['step']} mine`);
  expect(one('heading', 'Payment').tagName).toBe('H2');
  expect(mark()).toBe('2');
  expect(shows('body')).toBe('Card number');
  expect(shows('summary')).toBeUndefined();
});

test('a step that is done says so, and folds to its summary', () => {
  const section = drawn(step('done', { action: <button type="button">Edit</button> }));
  expect(section.hasAttribute('aria-current')).toBe(false);
  expect(section.dataset['state']).toBe('done');
  expect(mark()).toBe('Done');
  expect(shows('body')).toBeUndefined();
  expect(shows('summary')).toBe('Card');
  one('button', 'Edit');
});

test('a step that waits has its number and no form', () => {
  draw(step('waiting', { summary: undefined }));
  expect(mark()).toBe('2');
  expect(shows('body')).toBeUndefined();
  expect(shows('summary')).toBeUndefined();
  expect(shows('action')).toBeUndefined();
});

import type { NewsSegment } from '@servery/contract/entities/news';
import { expect, test } from 'vitest';
import { isComplete, MOST_RECIPIENTS, paragraphsOf, reachProblem } from '#news/rules';
import { segmentText } from '#news/segment';

const segment: NewsSegment = {
  kind: 'all',
  days: 30,
  times: 3,
  amount: '50.00',
  points: 1,
  product_id: 7,
};

test('goes to somebody, and to no more than can be told at once', () => {
  const most = { fit: MOST_RECIPIENTS + 3, rested: 3 };
  expect(reachProblem({ fit: 0, rested: 0 })).toBe('news_nobody');
  expect(reachProblem({ fit: 4, rested: 4 })).toBe('news_nobody');
  expect(reachProblem({ fit: 4, rested: 3 })).toBeUndefined();
  expect(reachProblem(most)).toBeUndefined();
  expect(reachProblem({ ...most, rested: 2 })).toBe('news_too_many');
});

test('needs a subject and a text', () => {
  expect(isComplete({ subject: 'Pies', text: 'They are back.' })).toBe(true);
  expect(isComplete({ subject: ' ', text: 'They are back.' })).toBe(false);
  expect(isComplete({ subject: 'Pies', text: '\n' })).toBe(false);
});

test('has a paragraph for each line that says something', () => {
  expect(paragraphsOf(' Pies are back. \n\n\r\nFrom Friday.\n')).toEqual(['Pies are back.', 'From Friday.']);
});

test('says to whom it goes', () => {
  const said = (more: Partial<NewsSegment>) => segmentText({ ...segment, ...more }, [{ id: 7, name: 'Pie' }]);
  expect(said({})).toBe('Everyone who agreed');
  expect(said({ kind: 'ordered', days: 1 })).toBe('Ordered in the last 1 day');
  expect(said({ kind: 'lapsed' })).toBe('Ordered before, but not in the last 30 days');
  expect(said({ kind: 'often' })).toBe('Ordered 3 times or more in 30 days');
  expect(said({ kind: 'spent' })).toBe('Spent $50.00 or more in 30 days');
  expect(said({ kind: 'points' })).toBe('Has 1 point or more');
  expect(said({ kind: 'product' })).toBe('Ordered Pie in the last 30 days');
  expect(said({ kind: 'product', product_id: 8 })).toBe('Ordered a product in the last 30 days');
});

import { expect, test } from 'vitest';
import { draw, drawn } from '#testing/draw.tsx';
import { one } from '#testing/roles.ts';
import { Paper, Tear } from './paper.tsx';
import css from './paper.module.css';

test('a paper is a section of its name, with its shadow around it', () => {
  draw(<Paper aria-label="Receipt">Words</Paper>);
  const paper = one('region', 'Receipt');
  expect(paper.className).toBe(css['shadow']);
  const inside = paper.firstElementChild as HTMLElement;
  expect(inside.className).toBe(css['paper']);
  expect(inside.dataset['pad']).toBe('m');
  expect(inside.textContent).toBe('Words');
});

test('a paper can be another element', () => {
  const paper = drawn(
    <Paper as="article" pad="xl" className="mine">
      Words
    </Paper>,
  );
  expect(paper.tagName).toBe('ARTICLE');
  expect(paper.className).toBe(`${css['shadow']} mine`);
  expect((paper.firstElementChild as HTMLElement).dataset['pad']).toBe('xl');
});

test('a tear parts a paper, with less room if told so', () => {
  const { again } = draw(<Tear />);
  expect(one('separator').className).toBe(css['tear']);
  again(<Tear tight />);
  expect(one('separator').className).toBe(`${css['tear']} ${css['tight']}`);
});

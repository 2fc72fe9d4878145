import { expect, test } from 'vitest';
import { dataOf, drawn } from '#testing/draw.tsx';
import { heard } from '#testing/roles.ts';
import { CountBadge, NoteTag, Status, Tag, Tags } from './badge.tsx';
import css from './badge.module.css';

test('a count is in the accent unless told otherwise, and takes a class beside its own', () => {
  expect(drawn(<CountBadge>3</CountBadge>).dataset['tone']).toBe('accent');
  const told = drawn(
    <CountBadge tone="bad" className="corner">
      12
    </CountBadge>,
  );
  expect(told.dataset['tone']).toBe('bad');
  expect(told.className).toBe(`${css['count']} corner`);
  expect(told.textContent).toBe('12');
});

test('a code is read with what it stands for', () => {
  const tag = drawn(<Tag title="Gluten free">GF</Tag>);
  expect(tag.title).toBe('Gluten free');
  expect(heard(tag)).toBe('GF Gluten free');
  expect(tag.querySelector('.visually-hidden')?.textContent).toBe(' Gluten free');
});

test('a code without more words is read as it is', () => {
  const tag = drawn(<Tag tone="raised">New</Tag>);
  expect(tag.hasAttribute('title')).toBe(false);
  expect(heard(tag)).toBe('New');
  expect(tag.dataset['tone']).toBe('raised');
});

test('codes stand side by side in one box', () => {
  const tags = drawn(
    <Tags className="row">
      <Tag>V</Tag>
      <Tag>GF</Tag>
    </Tags>,
  );
  expect(tags.children).toHaveLength(2);
  expect(tags.className).toBe(`${css['tags']} row`);
});

test('a note has its icon before its words, and says when it is long', () => {
  const short = drawn(<NoteTag icon={<i />}>Until 11:30</NoteTag>);
  expect(short.innerHTML).toBe('<i></i>Until 11:30');
  expect(short.dataset).toMatchObject({ tone: 'highlight' });
  expect(short.dataset['long']).toBeUndefined();
  const long = drawn(
    <NoteTag tone="warn" long>
      Not with what else is in the cart
    </NoteTag>,
  );
  expect(dataOf(long)).toEqual({ tone: 'warn', long: 'true' });
});

test('a status is calm and good until told otherwise', () => {
  expect(dataOf(drawn(<Status>Open</Status>))).toEqual({ tone: 'good' });
  const loud = drawn(
    <Status tone="bad" live coloured struck>
      Late
    </Status>,
  );
  expect(dataOf(loud)).toEqual({ tone: 'bad', live: 'true', coloured: 'true', struck: 'true' });
  expect(loud.textContent).toBe('Late');
});

import { expect, test } from 'vitest';
import { html, linked } from './html.ts';

test('what is put into a page is escaped, and nested pieces are not escaped twice', () => {
  const inner = html`<b>${'<script>&"'}</b>`;
  expect(html`<p title="${`'x'`}">${[inner, null, false, 3]}</p>`.html).toBe(
    '<p title="&#39;x&#39;"><b>&lt;script&gt;&amp;&quot;</b>3</p>',
  );
});

test('an address in a text becomes a link without the full stop after it', () => {
  expect(linked('Track it: http://localhost:3000/r?a=1&b=2. Bye').html).toBe(
    'Track it: <a href="http://localhost:3000/r?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">http://localhost:3000/r?a=1&amp;b=2</a>. Bye',
  );
});

test('nothing but web addresses becomes a link', () => {
  expect(linked('javascript:alert(1) <b>').html).toBe('javascript:alert(1) &lt;b&gt;');
});

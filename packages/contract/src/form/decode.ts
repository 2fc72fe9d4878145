export type FormTree = { [key: string]: string | FormTree };
export type FormProblem =
  | 'bad_encoding'
  | 'bad_key'
  | 'too_deep'
  | 'too_many_fields'
  | 'repeated_key'
  | 'reserved_key';
export type FormDecoded = { ok: true; fields: FormTree } | { ok: false; problem: FormProblem; key: string };

export const FORM_LIMITS = { depth: 6, fields: 2000, keyLength: 200 } as const;

/** A lone surrogate half or a broken UTF-8 sequence makes decodeURIComponent throw: that is the caller's bad input. */
function unescape(text: string): string | undefined {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}

/** PostgreSQL holds no NUL in a text: what SQLite would take, it would answer with an outage. */
const NUL = '\0';
const RESERVED = new Set(['__proto__', 'prototype', 'constructor']);
const KEY = /^([^[\]]+)((?:\[[^[\]]+\])*)$/;

function pathOf(key: string): string[] | undefined {
  if (!key.includes('[')) return key.includes(']') ? undefined : [key];
  const match = KEY.exec(key);
  if (!match) return undefined;
  return [match[1] as string, ...(match[2] as string).slice(1, -1).split('][')];
}

const emptyTree = (): FormTree => Object.create(null) as FormTree;

function place(root: FormTree, path: readonly string[], value: string): FormProblem | undefined {
  let node = root;
  let left = path.length;
  for (const part of path) {
    left -= 1;
    if (RESERVED.has(part)) return 'reserved_key';
    const held = node[part];
    if (left === 0) {
      if (held !== undefined) return 'repeated_key';
      node[part] = value;
      return undefined;
    }
    if (typeof held === 'string') return 'repeated_key';
    node = held ?? (node[part] = emptyTree());
  }
  return undefined;
}

type Refused = { problem: FormProblem; key: string };
/** It is told which key it was, as far as that can be read. */
const refused = (problem: FormProblem, key: string): Refused => ({ problem, key: key.slice(0, 40) });

function placePair(root: FormTree, pair: string): Refused | undefined {
  const equals = pair.indexOf('=');
  const key = unescape(equals < 0 ? pair : pair.slice(0, equals));
  const value = equals < 0 ? '' : unescape(pair.slice(equals + 1));
  if (key === undefined || value === undefined) return { problem: 'bad_encoding', key: '' };
  if (key.includes(NUL) || value.includes(NUL)) return { problem: 'bad_encoding', key: '' };
  if (key.length === 0 || key.length > FORM_LIMITS.keyLength) return refused('bad_key', key);
  const path = pathOf(key);
  if (!path) return refused('bad_key', key);
  if (path.length > FORM_LIMITS.depth) return refused('too_deep', key);
  const problem = place(root, path, value);
  return problem && refused(problem, key);
}

/** Decodes a bracket form body. Every value is a string; lists arrive as objects with number keys (see `listField`). */
export function decodeForm(body: string): FormDecoded {
  const root = emptyTree();
  if (body === '') return { ok: true, fields: root };
  const pairs = body.split('&');
  if (pairs.length > FORM_LIMITS.fields) return { ok: false, problem: 'too_many_fields', key: '' };
  for (const pair of pairs) {
    if (pair === '') continue;
    const failed = placePair(root, pair);
    if (failed) return { ok: false, ...failed };
  }
  return { ok: true, fields: root };
}

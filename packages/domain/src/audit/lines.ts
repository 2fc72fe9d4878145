import type { AuditLine } from '@servery/contract/entities/audit';
import { clockText, dateName } from '#hours/words';
import { dollars, formatCents } from '#money';
import { STATUS_TEXT, isOrderStatus } from '#orders/status';
import { codeWords, fieldWords } from '#audit/code-words';
import { t } from '#audit/texts';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MOST_TEXT = 300;
const MOST_NAMED = 8;

/** 'notice_minutes' and 'noticeMinutes' are 'Notice minutes'. */
export function fieldName(field: string): string {
  const known = fieldWords(field);
  if (known !== undefined) return known;
  const words = field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** After a name: 'Chips, price', but 'Details, ABN'. */
const inside = (name: string): string => (name === name.toUpperCase() ? name : name.toLowerCase());

/** What one thing of a list is called, where it is called anything. */
const nameIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return codeWords(value) ?? value;
  if (typeof value === 'number') return String(value);
  const name = isFields(value) ? (value['name'] ?? value['label'] ?? value['code']) : undefined;
  return typeof name === 'string' ? name : undefined;
};

function listText(list: readonly unknown[]): string {
  if (list.length === 0) return t.none;
  const names = list.map(nameIn);
  return names.length <= MOST_NAMED && names.every((name) => name !== undefined)
    ? names.join(', ')
    : t.items({ count: list.length });
}

const short = (text: string): string => (text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text);

const MONEY = /^-?\d+\.\d{2}$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?: ((?:[01]\d|2[0-3]):[0-5]\d))?$/;

/** A name can look like a date, and be no day of the calendar. */
const isDay = (date: string): boolean => {
  const at = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
};

/** Money is a decimal text with two digits everywhere on the wire, and so it is here. */
function written(text: string): string {
  const words = codeWords(text);
  if (words !== undefined) return words;
  if (MONEY.test(text)) return dollars(text);
  const [, date, time] = MOMENT.exec(text) ?? [];
  if (date === undefined || !isDay(date)) return text;
  return time === undefined ? dateName(date) : `${dateName(date)}, ${clockText(time)}`;
}

/** A value as somebody would write it down. */
export function valueText(value: unknown): string {
  if (!isThere(value)) return t.none;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (Array.isArray(value)) return short(listText(value));
  if (isFields(value))
    return short(
      Object.entries(value)
        .map(([field, each]) => `${fieldName(field)}: ${valueText(each)}`)
        .join(', '),
    );
  return short(typeof value === 'string' ? written(value) : JSON.stringify(value));
}

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const sides = (of: string, before: Fields | null, after: Fields | null): AuditLine[] => {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => ({
    what: of === '' ? fieldName(field) : t.partField({ name: of, field: inside(fieldName(field)) }),
    before: before && isThere(before[field]) ? valueText(before[field]) : '',
    after: after ? valueText(after[field]) : '',
  }));
};

const fieldsOf = (value: unknown): Fields | null => (isFields(value) ? value : null);

/** Of what came or went as a whole its name is enough: everything about it is on the menu, or was. */
function changeLines(change: unknown): AuditLine[] {
  if (!isFields(change)) return [];
  const [before, after] = [fieldsOf(change['before']), fieldsOf(change['after'])];
  const name = typeof change['name'] === 'string' ? change['name'] : '';
  if (before && after) return sides(name, before, after);
  return [{ what: before ? t.removed : t.added, before: before ? name : '', after: after ? name : '' }];
}

const statusOf = (value: unknown): string =>
  typeof value === 'number' && isOrderStatus(value) ? STATUS_TEXT[value] : valueText(value);

function factLine(field: string, value: unknown): AuditLine {
  if (field === 'cents' && typeof value === 'number')
    return { what: t.amount, before: '', after: dollars(formatCents(value)) };
  return { what: fieldName(field), before: '', after: valueText(value) };
}

/** What an entry of the audit says of before and after, whoever wrote it and however it was kept. */
export function auditLines(details: unknown): AuditLine[] {
  if (!isFields(details)) return [];
  const { changes, before, after, from, to, ...facts } = details;
  return [
    ...(Array.isArray(changes) ? changes.flatMap(changeLines) : []),
    ...(before === undefined && after === undefined ? [] : sides('', fieldsOf(before), fieldsOf(after))),
    ...(from === undefined && to === undefined
      ? []
      : [{ what: t.status, before: statusOf(from), after: statusOf(to) }]),
    ...Object.entries(facts)
      .filter(([, value]) => value !== '' && value !== null)
      .map(([field, value]) => factLine(field, value)),
  ];
}

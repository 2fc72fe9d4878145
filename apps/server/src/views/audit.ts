import type { AuditEntry } from '@servery/contract/entities/audit';
import { areaOf, deedText } from '@servery/domain/audit/deeds';
import { codeWords } from '@servery/domain/audit/code-words';
import { t } from '@servery/domain/audit/texts';
import { auditLines } from '@servery/domain/audit/lines';
import type { AuditRecord } from '#stores/audit';

/** A change of a whole menu has hundreds; nobody reads them here. */
const LINES = 30;

/** What it was done to, as people call it: the token in an order's address is nobody's to read. */
function subjectText({
  action,
  subject,
  orderNumber,
}: Pick<AuditRecord, 'action' | 'subject' | 'orderNumber'>): string {
  if (orderNumber !== '') return t.order({ number: orderNumber });
  // An edit that takes another one back has its number there, and a place in time the key of its bucket.
  if (action.endsWith('.edited') || action === 'capacity.set') return '';
  return codeWords(subject) ?? subject;
}

export function auditEntryView({
  id,
  at,
  who,
  keyName,
  venue,
  action,
  subject,
  orderNumber,
  details,
}: AuditRecord): AuditEntry {
  const lines = auditLines(details);
  return {
    id,
    at: Math.floor(at / 1000),
    who,
    key: keyName,
    venue,
    area: areaOf(action),
    text: deedText(action),
    subject: subjectText({ action, subject, orderNumber }),
    lines: lines.slice(0, LINES),
    more: Math.max(lines.length - LINES, 0),
  };
}

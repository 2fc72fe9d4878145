import type { AuditEntry } from '@servery/contract/entities/audit';
import { areaOf, deedText } from '@servery/domain/audit/deeds';
import { auditLines } from '@servery/domain/audit/lines';
import type { AuditRecord } from '#stores/audit';

/** A change of a whole menu has hundreds; nobody reads them here. */
const LINES = 30;

export function auditEntryView({
  id,
  at,
  who,
  keyName,
  venue,
  action,
  subject,
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
    // An edit that takes another one back has its number there.
    subject: action.endsWith('.edited') ? '' : subject,
    lines: lines.slice(0, LINES),
    more: Math.max(lines.length - LINES, 0),
  };
}

import type { CallOutput } from '@servery/contract/registry';
import { Notice } from '@servery/ui/feedback/notice';
import css from '#features/locations/locations.module.css';
import { t } from '#features/locations/texts.ts';

type Settings = CallOutput<'Merchants'>['settings'];

export function LocationNotes({ settings }: { settings: Settings }) {
  const notes = [
    { id: 'warning', tone: 'warn' as const, text: settings.warning_text },
    { id: 'promo', tone: 'highlight' as const, text: settings.promo_text },
    { id: 'delivery', tone: 'info' as const, text: settings.delivery_text },
    { id: 'payment', tone: 'info' as const, text: settings.payment_text },
  ].filter(({ text }) => text !== '');
  if (notes.length === 0) return null;
  return (
    <section aria-label={t.notes} className={css.notes}>
      {notes.map(({ id, tone, text }) => (
        <Notice key={id} tone={tone}>
          {text}
        </Notice>
      ))}
    </section>
  );
}

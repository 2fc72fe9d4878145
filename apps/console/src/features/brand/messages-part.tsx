import type { NotifyChoice, NotifyStep } from '@servery/contract/brand';
import { Select } from '@servery/ui/inputs/select';
import { Text } from '@servery/ui/foundations/text';
import { OwnTexts } from '#features/brand/own-texts.tsx';
import type { BrandDraft } from '#features/brand/use-brand.ts';
import pane from '#parts/pane.module.css';
import css from './texts.module.css';
import { t } from '#features/brand/texts.ts';

const STEPS: readonly NotifyStep[] = ['confirmed', 'in_progress', 'ready', 'complete'];
const CHOICES: readonly NotifyChoice[] = ['none', 'mail', 'text', 'both'];
const SAID: Readonly<Record<NotifyChoice, () => string>> = {
  none: () => t.tellNone,
  mail: () => t.tellMail,
  text: () => t.tellText,
  both: () => t.tellBoth,
};

/** Of what customers are told, how, and in which words. */
export function MessagesPart({ draft }: { draft: BrandDraft }) {
  const { notify } = draft.value;
  return (
    <>
      <section aria-label={t.notifications} className={pane.part}>
        <h3>{t.notifications}</h3>
        <Text size={13} tone="soft">
          {t.notificationsNote}
        </Text>
        <div className={css.steps}>
          {STEPS.map((step) => (
            <Select
              key={step}
              label={t[step]}
              value={notify[step]}
              options={CHOICES.map((value) => ({ value, label: SAID[value]() }))}
              onChange={(choice) => draft.change({ notify: { ...notify, [step]: choice } })}
            />
          ))}
        </div>
      </section>
      <OwnTexts draft={draft} title={t.messageTexts} surface="messages" />
    </>
  );
}

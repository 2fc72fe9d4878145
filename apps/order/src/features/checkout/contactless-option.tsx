import { Checkbox } from '@servery/ui/inputs/check';
import { Text } from '@servery/ui/foundations/text';
import css from '#features/checkout/checkout.module.css';
import type { AnswersForm } from '#features/checkout/use-answers.ts';
import { t } from '#features/checkout/texts.ts';

/** A handover without contact, where the menu offers one for this type. */
export function ContactlessOption({ form }: { form: AnswersForm }) {
  const { contactless: offer, answers } = form;
  if (!offer) return null;
  return (
    <div className={css.contactless}>
      <Checkbox
        checked={answers.contactless}
        onChange={(event) => form.set({ contactless: event.target.checked })}
      >
        {offer.label}
      </Checkbox>
      {offer.desc && (
        <Text size={15} tone="soft">
          {offer.desc}
        </Text>
      )}
      {offer.notesLink && (
        <a href={offer.notesLink} target="_blank" rel="noreferrer" className={css.termsLink}>
          {t.howItWorks}
        </a>
      )}
    </div>
  );
}

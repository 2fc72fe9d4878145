import { rich } from '@servery/ui/foundations/rich';
import { t } from '#features/checkout/texts.ts';
import type { Agreement } from '@servery/contract/entities/checkout';
import { askedAgreements } from '@servery/domain/checkout/agreements';
import { Checkbox } from '@servery/ui/inputs/check';
import { FieldError } from '@servery/ui/inputs/field';
import { useRef } from 'react';
import { facts } from '#api/app-facts.ts';
import css from '#features/checkout/checkout.module.css';
import type { AnswersForm } from '#features/checkout/use-answers.ts';
import { useShowInvalid } from '#features/checkout/use-show-invalid.ts';

const { terms, age } = facts.brand.checkout;

const WORDS: Readonly<Record<Agreement, () => React.ReactNode>> = {
  age: () => age.text,
  terms: () => (
    <>
      {rich(
        t.agree.parts({
          terms: (
            <a href={terms.link_url} target="_blank" rel="noreferrer" className={css.termsLink}>
              {terms.link_text}
            </a>
          ),
        }),
      )}
    </>
  ),
};

/** What must be agreed to before an order, where the brand asks for it. */
export function Agreements({ form }: { form: AnswersForm }) {
  const asked = askedAgreements({ terms, age });
  const box = useRef<HTMLDivElement>(null);
  useShowInvalid(box, form.errorsShown.agreements);
  if (asked.length === 0) return null;
  return (
    <div ref={box} className={css.agreements}>
      {asked.map((each) => {
        const error = form.agreementError(each);
        return (
          <div key={each}>
            <Checkbox
              checked={form.agreed[each]}
              error={error !== undefined}
              onChange={(event) => form.agree(each, event.target.checked)}
            >
              {WORDS[each]()}
            </Checkbox>
            {error && <FieldError>{error}</FieldError>}
          </div>
        );
      })}
    </div>
  );
}

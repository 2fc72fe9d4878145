import { Button } from '@servery/ui/actions/button';
import { Text } from '@servery/ui/foundations/text';
import { TextArea } from '@servery/ui/inputs/field';
import { useMutation } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { LEGAL_SLOTS, legalProblem } from '#features/brand/rules/legal-problem.ts';
import type { Written } from '#features/brand/rules/written.ts';
import type { BrandDraft } from '#features/brand/use-brand.ts';
import { sayBad } from '#toasts/toaster.ts';
import pane from '#parts/pane.module.css';
import css from './texts.module.css';
import { t } from '#features/brand/texts.ts';

type Name = 'terms' | 'privacy';
type Props = { draft: BrandDraft; held: Written };

/** Why a legal text cannot be shown, in words. */
export function legalProblemText(text: string): string | undefined {
  const problem = legalProblem(text);
  if (problem === undefined) return undefined;
  if (problem === 'title') return t.problemTitle;
  return problem === 'parts' ? t.problemParts : t.problemLegalSlot({ slot: `{${problem.slot}}` });
}

function LegalText({ name, draft, held }: Props & { name: Name }) {
  const value = draft.value[name];
  const title = name === 'terms' ? t.terms : t.privacy;
  const begin = useMutation({
    mutationFn: () => callOrThrow('ConsoleBrand.legal', {}),
    networkMode: 'always',
    onSuccess: (ours) => draft.change({ [name]: ours[name] }),
    onError: (error) => sayBad(error.message, 'legal'),
  });
  return (
    <section aria-label={title} className={pane.part}>
      <h3>{title}</h3>
      {value === '' ? (
        <>
          <Text size={15}>{t.oursServes}</Text>
          <Button
            kind="line"
            size="s"
            busy={begin.isPending}
            className={css.begin}
            onClick={() => begin.mutate()}
          >
            {name === 'terms' ? t.writeTerms : t.writePrivacy}
          </Button>
        </>
      ) : (
        <>
          <TextArea
            label={title}
            hideLabel
            rows={14}
            maxLength={60_000}
            spellCheck
            changed={held[name] !== value}
            value={value}
            error={legalProblemText(value)}
            hint={t.legalHint({ slots: LEGAL_SLOTS.map((slot) => `{${slot}}`).join(', ') })}
            onChange={({ target }) => draft.change({ [name]: target.value })}
          />
          <Button kind="quiet" size="s" className={css.begin} onClick={() => draft.change({ [name]: '' })}>
            {name === 'terms' ? t.ourTerms : t.ourPrivacy}
          </Button>
        </>
      )}
    </section>
  );
}

export function LegalPart(props: Props) {
  return (
    <>
      <LegalText {...props} name="terms" />
      <LegalText {...props} name="privacy" />
    </>
  );
}

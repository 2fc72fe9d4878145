import type { CallOutput } from '@servery/contract/registry';
import { Choice, ChoiceGroup } from '@servery/ui/choices/choice';
import { Text } from '@servery/ui/foundations/text';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { PaymentAccounts } from '#features/set-up/payment-accounts.tsx';
import { useSaveStep } from '#features/set-up/state/use-set-up.ts';
import { StepForm } from '#features/set-up/step-form.tsx';
import type { StepProps } from '#features/set-up/step-props.ts';
import { t } from '#features/set-up/texts.ts';

export type Finished = CallOutput<'ConsoleSetup.finish'>;

type Choosing = {
  methods: StepProps['setUp']['methods'];
  chosen: readonly string[];
  error: string | undefined;
  onChoose: (chosen: readonly string[]) => void;
};

const Methods = ({ methods, chosen, error, onChoose }: Choosing) => (
  <ChoiceGroup title={t.payTitle} layout="plain" error={error}>
    {methods.map(({ code, name, info, ready }) => (
      <Choice
        key={code}
        kind="checkbox"
        name="methods"
        value={code}
        look="boxed"
        title={name}
        note={ready === 1 ? info : t.notConnected}
        disabled={ready === 0}
        checked={chosen.includes(code)}
        onChange={(on) => onChoose(on ? [...chosen, code] : chosen.filter((each) => each !== code))}
      />
    ))}
  </ChoiceGroup>
);

/** How customers pay; after it the shop is open. */
export function PayStep({
  setUp,
  onSaved,
  onLost,
  onBack,
  peek,
  onFinished,
}: StepProps & { onFinished: (end: Finished) => void }) {
  const ready = setUp.methods.filter((method) => method.ready === 1).map(({ code }) => code);
  const [chosen, setChosen] = useState<readonly string[]>(setUp.draft.pay?.methods ?? ready);
  const [opening, setOpening] = useState(false);
  const finish = async () => {
    setOpening(true);
    const result = await call('ConsoleSetup.finish', {});
    setOpening(false);
    if (result.ok) return onFinished(result.value);
    if (result.code === 'signed_out') return onLost();
    setProblem({ message: result.message, field: '' });
  };
  const { save, busy, problem, setProblem } = useSaveStep('pay', {
    onLost,
    onSaved: (next) => {
      onSaved(next);
      void finish();
    },
  });
  const submit = () => {
    if (chosen.length === 0) return setProblem({ field: 'methods', message: t.atLeastOne });
    void save({ methods: [...chosen] });
  };
  const isOfMethods = problem?.field === 'methods';
  return (
    <StepForm
      step="pay"
      label={t.finish}
      busy={busy || opening}
      problem={problem && !isOfMethods ? problem.message : undefined}
      onBack={onBack}
      peek={peek}
      onSubmit={submit}
    >
      <Methods
        methods={setUp.methods}
        chosen={chosen}
        error={isOfMethods ? problem.message : undefined}
        onChoose={setChosen}
      />
      <PaymentAccounts methods={setUp.methods} />
      <Text tone="soft">{t.payHint}</Text>
    </StepForm>
  );
}

import { customTitle } from '@servery/domain/checkout/custom-fields';
import { TextField } from '@servery/ui/inputs/field';
import { Display } from '@servery/ui/foundations/text';
import { Skeleton } from '@servery/ui/feedback/skeleton';
import { Step } from '@servery/ui/surfaces/step';
import { lazy, Suspense, useRef } from 'react';
import css from '#features/checkout/checkout.module.css';
import { Question } from '#features/checkout/question.tsx';
import type { AnswersForm } from '#features/checkout/use-answers.ts';
import { useShowInvalid } from '#features/checkout/use-show-invalid.ts';
import { t } from '#features/checkout/texts.ts';

const Select = lazy(async () => ({ default: (await import('@servery/ui/inputs/select')).Select }));

/** Whose lunch it is, at a school. */
export function Students({ form }: { form: AnswersForm }) {
  const { students, answers } = form;
  if (!students) return null;
  return (
    <>
      <TextField
        label={students.label}
        autoComplete="off"
        maxLength={80}
        value={answers.student}
        onChange={(event) => form.set({ student: event.target.value })}
      />
      <Suspense fallback={<Skeleton shape="block" height="84px" />}>
        <Select
          label={t.class}
          placeholder={t.chooseAClass}
          options={students.classes.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={answers.classId > 0 ? String(answers.classId) : null}
          onChange={(id) => form.set({ classId: Number(id) })}
        />
      </Suspense>
    </>
  );
}

/** What the venue calls its questions, where they are not a step of their own. */
export const CustomTitle = ({ form }: { form: AnswersForm }) =>
  form.fields.length > 0 ? (
    <Display as="h3" size={20}>
      {customTitle(form.fieldsLabel)}
    </Display>
  ) : null;

export const hasOrderDetails = (form: AnswersForm): boolean =>
  form.fields.length > 0 || form.students !== undefined;

/** What the venue wants to know besides: its own questions, and whose lunch it is at a school. */
export function OrderDetailsStep({ number, form }: { number: number; form: AnswersForm }) {
  const box = useRef<HTMLDivElement>(null);
  useShowInvalid(box, form.errorsShown.questions);
  return (
    <Step
      number={number}
      title={form.fields.length > 0 ? customTitle(form.fieldsLabel) : form.students?.label}
      state="open"
    >
      <div ref={box} className={css.fields}>
        <Students form={form} />
        {form.fields.map((field) => (
          <Question key={field.name} field={field} form={form} />
        ))}
      </div>
    </Step>
  );
}

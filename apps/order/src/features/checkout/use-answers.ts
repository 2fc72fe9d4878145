import { t } from '#features/checkout/texts.ts';
import type { Merchant } from '@servery/contract/entities/merchant';
import type { Agreement } from '@servery/contract/entities/checkout';
import {
  type AgreementProblem,
  agreementProblems,
  askedAgreements,
} from '@servery/domain/checkout/agreements';
import { contactlessOffer } from '@servery/domain/checkout/contactless';
import {
  type CustomData,
  customData,
  type CustomProblem,
  customProblems,
} from '@servery/domain/checkout/custom-fields';
import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import { useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { type Answers, noAnswers, onDevice, whilePresent } from '#features/checkout/stored-answers.ts';
import { useFieldErrors } from '#shared/use-field-errors.ts';
import { useCan } from '#shared/can.ts';

const { terms, age } = facts.brand.checkout;
const SETTINGS = { terms, age };

/** What the venue asks beyond the usual: its own questions, the student, contactless, terms and age. `held`: what the cart knows already. */
export function useAnswers({ menu }: Merchant, code: FulfilmentCode | undefined, held: CustomData = {}) {
  const can = useCan();
  const kept = can('remember_details') ? onDevice : whilePresent;
  const [answers, setAnswers] = useState<Answers>(() => {
    const stored = kept.read(menu.menu_name);
    return { ...stored, custom: { ...held, ...stored.custom } };
  });
  const [agreed, setAgreed] = useState({ age: false, terms: false });
  const questions = useFieldErrors<CustomProblem>();
  const agreements = useFieldErrors<AgreementProblem>();
  const contactless = contactlessOffer(menu.contactless, code);
  const students = menu.is_students_enabled === 1;
  const set = (part: Partial<Answers>) => {
    const next = { ...answers, ...part };
    setAnswers(next);
    kept.write(menu.menu_name, next);
  };
  return {
    answers,
    set,
    answer: (name: string, value: string) => {
      questions.fix((error) => error.name === name);
      set({ custom: { ...answers.custom, [name]: value } });
    },
    agreed,
    agree: (which: Agreement, yes: boolean) => {
      agreements.fix(({ agreement }) => agreement === which);
      setAgreed((held) => ({ ...held, [which]: yes }));
    },
    errorOf: (name: string) => questions.errors.find((error) => error.name === name)?.text,
    agreementError: (which: Agreement) =>
      agreements.errors.find(({ agreement }) => agreement === which)?.text,
    errorsShown: { questions: questions.shown, agreements: agreements.shown },
    fields: menu.custom_fields,
    fieldsLabel: menu.custom_fields_label,
    students: students
      ? { label: menu.student_name_label || t.student, classes: menu.availability.student_classes }
      : undefined,
    contactless,
    checkFields: (): boolean => questions.show(customProblems(menu.custom_fields, answers.custom)),
    failQuestion: (name: string, text: string) => void questions.show([{ name, text }]),
    checkAgreed: (): boolean => agreements.show(agreementProblems(SETTINGS, agreed)),
    forget: () => set(noAnswers),
    failAgreed: (agreement: Agreement, text: string) => void agreements.show([{ agreement, text }]),
    part: {
      custom: customData(menu.custom_fields, answers.custom),
      contactless: contactless !== undefined && answers.contactless,
      ...(askedAgreements(SETTINGS).length > 0 && { agreed }),
      ...(students && { student: { name: answers.student, classId: answers.classId } }),
    },
  };
}
export type AnswersForm = ReturnType<typeof useAnswers>;

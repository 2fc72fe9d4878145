import type { Merchant } from '@servery/contract/entities/merchant';
import type { Agreement } from '@servery/contract/entities/checkout';
import { agreementProblem, askedAgreements } from '@servery/domain/checkout/agreements';
import { contactlessOffer } from '@servery/domain/checkout/contactless';
import { type CustomData, customData, customProblem } from '@servery/domain/checkout/custom-fields';
import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import { useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { type Answers, noAnswers, onDevice, whilePresent } from '#features/checkout/stored-answers.ts';
import { sayBad } from '#state/toasts.ts';
import { useCan } from '#variants/can.ts';

const { terms, age } = facts.brand.checkout;
const SETTINGS = { terms, age };
export type AnswersError = { at: 'custom'; name: string; text: string } | { at: Agreement; text: string };

/** What the venue asks beyond the usual: its own questions, the student, contactless, terms and age. `held`: what the cart knows already. */
export function useAnswers({ menu }: Merchant, code: FulfilmentCode | undefined, held: CustomData = {}) {
  const can = useCan();
  const kept = can('remember_details') ? onDevice : whilePresent;
  const [answers, setAnswers] = useState<Answers>(() => {
    const stored = kept.read(menu.menu_name);
    return { ...stored, custom: { ...held, ...stored.custom } };
  });
  const [agreed, setAgreed] = useState({ age: false, terms: false });
  const [error, setError] = useState<AnswersError>();
  const contactless = contactlessOffer(menu.contactless, code);
  const students = menu.is_students_enabled === 1;
  const set = (part: Partial<Answers>) => {
    setError(undefined);
    const next = { ...answers, ...part };
    setAnswers(next);
    kept.write(menu.menu_name, next);
  };
  const fail = (wrong: AnswersError) => {
    setError(wrong);
    sayBad(wrong.text);
    return false;
  };
  return {
    answers,
    set,
    answer: (name: string, value: string) => set({ custom: { ...answers.custom, [name]: value } }),
    agreed,
    agree: (which: Agreement, yes: boolean) => {
      setError(undefined);
      setAgreed((held) => ({ ...held, [which]: yes }));
    },
    error,
    fields: menu.custom_fields,
    fieldsLabel: menu.custom_fields_label,
    students: students
      ? { label: menu.student_name_label || 'Student', classes: menu.availability.student_classes }
      : undefined,
    contactless,
    checkFields: (): boolean => {
      const wrong = customProblem(menu.custom_fields, answers.custom);
      return wrong ? fail({ at: 'custom', ...wrong }) : true;
    },
    failQuestion: (name: string, text: string) => fail({ at: 'custom', name, text }),
    checkAgreed: (): boolean => {
      const missing = agreementProblem(SETTINGS, agreed);
      return missing ? fail({ at: missing.agreement, text: missing.text }) : true;
    },
    forget: () => set(noAnswers),
    failAgreed: (which: Agreement, text: string) => fail({ at: which, text }),
    part: {
      custom: customData(menu.custom_fields, answers.custom),
      contactless: contactless !== undefined && answers.contactless,
      ...(askedAgreements(SETTINGS).length > 0 && { agreed }),
      ...(students && { student: { name: answers.student, classId: answers.classId } }),
    },
  };
}
export type AnswersForm = ReturnType<typeof useAnswers>;

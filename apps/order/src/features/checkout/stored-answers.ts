import { flag, optional, readJson, record, shape, text, whole } from '@servery/domain/stored/shape';
import { facts } from '#api/app-facts.ts';
import { personNow } from '#api/person.ts';
import { platform } from '#platform/browser.ts';

/** What was answered so far; a page that is left and opened again finds it. */
export type Answers = {
  custom: Readonly<Record<string, string>>;
  student: string;
  classId: number;
  contactless: boolean;
};
export const noAnswers: Answers = { custom: {}, student: '', classId: 0, contactless: false };

const keyOf = (menu: string): string => `servery:${facts.brand.code}:${facts.variant}:answers:${menu}`;

const kept = shape<Partial<Answers>>({
  custom: optional(record(text)),
  student: optional(text),
  classId: optional(whole),
  contactless: optional(flag),
});

function parseAnswers(held: string | null): Answers {
  const { custom, student, classId, contactless } = { ...noAnswers, ...readJson(held, kept) };
  return { custom, student, classId, contactless };
}

export type AnswersKept = { read(menu: string): Answers; write(menu: string, answers: Answers): void };

/** On somebody's own device. */
export const onDevice: AnswersKept = {
  read: (menu) => parseAnswers(platform.storage.read(keyOf(menu))),
  write: (menu, answers) => platform.storage.write(keyOf(menu), JSON.stringify(answers)),
};

/** The order that they were for is placed. */
export const forgetAnswers = (menu: string): void => platform.storage.remove(keyOf(menu));

let inHand = { person: 0, answers: noAnswers };
/** On a screen that many share: for as long as the person is the same one. */
export const whilePresent: AnswersKept = {
  read: () => (inHand.person === personNow() ? inHand.answers : noAnswers),
  write: (_menu, answers) => {
    inHand = { person: personNow(), answers };
  },
};

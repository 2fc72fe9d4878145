export { Agreements } from '#features/checkout/agreements.tsx';
export { Students } from '#features/checkout/order-details-step.tsx';
export { Question } from '#features/checkout/question.tsx';
export { useAnswers } from '#features/checkout/use-answers.ts';

import { submitIn } from '#ordering/submit';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';

/** For the wallets: whether the order could be placed, asked while the customer is still typing. */
export const validateOrderAsync = writeAction(
  'ValidateOrderAsync',
  ['payments', 'log', 'countsTries'],
  async (tx, input, { caller, ...parts }) => {
    const checked = await submitIn(tx, { input: { ...input, preorder: 0 }, caller, parts, quietly: true });
    return checked.ok ? answer({}) : checked;
  },
);

import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { countShare } from '#stores/home';

export const homeShare = writeAction('HomeShare', async (tx, input, caller) => {
  await countShare(tx, input.block_id, caller.brand.code);
  return answer({});
});

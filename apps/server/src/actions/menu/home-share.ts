import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { countShare } from '#stores/home';

export const homeShare = writeAction('HomeShare', async (tx, input, context) => {
  await countShare(tx, input.block_id, context.brand.code);
  return answer({});
});

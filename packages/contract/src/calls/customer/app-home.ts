import { z } from 'zod';
import { call } from '#call';
import { homeBlock } from '#entities/home';
import { merchant } from '#entities/merchant';

export const appHome = call({
  action: 'AppHome',
  can: 'anyone',
  scope: 'brand',
  input: z.object({}),
  output: z.strictObject({
    redirect_uri: z.string(),
    layout: z.string(),
    blocks: z.array(homeBlock),
    merchant,
  }),
  errors: [],
  perMinute: 600,
});

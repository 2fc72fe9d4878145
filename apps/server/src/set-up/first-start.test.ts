import { expect, test } from 'vitest';
import { startProcess } from '../../testing/process.ts';
import { engines } from '../../testing/engines.ts';
import { customerAt } from '../../testing/servery.ts';
import { emptyPlace, tell } from '../../testing/set-up.ts';

const LINKS = /https?:\S+\/console\/set-up#([\w-]{43})/g;
const tokensIn = (said: string): string[] => [...said.matchAll(LINKS)].map(([, token = '']) => token);

test.each(engines())(
  'a production start on an empty %s prints one link; once it is set up, none',
  async (engine) => {
    const { env: place, remove } = await emptyPlace(engine);
    const env = { ...place, NODE_ENV: 'production' };
    const together = await Promise.all([startProcess(env), startProcess(env)]);
    const tokens = together.flatMap(({ said }) => tokensIn(said()));
    expect(tokens).toHaveLength(1);
    const [first, second] = together;
    second?.child.kill('SIGTERM');
    await second?.ended;
    const owner = customerAt(first?.url ?? '', {
      Token: 'console',
      AppId: 'servery-console',
      AppMode: 'console',
    });
    await owner.call('ConsoleSetup.open', { token: tokens[0] ?? '' });
    await tell(owner, 2);
    first?.child.kill('SIGTERM');
    await first?.ended;

    // The link was used and the set-up is not over: whoever starts it again gets another.
    const again = await startProcess(env);
    const [fresh = ''] = tokensIn(again.said());
    expect(fresh).not.toBe('');
    expect(fresh).not.toBe(tokens[0]);
    const elsewhere = customerAt(again.url, {
      Token: 'console',
      AppId: 'servery-console',
      AppMode: 'console',
    });
    const { draft } = await elsewhere.call('ConsoleSetup.open', { token: fresh });
    expect(Object.keys(draft)).toEqual(['who', 'place']);
    await tell(elsewhere);
    await elsewhere.call('ConsoleSetup.finish');
    again.child.kill('SIGTERM');
    await again.ended;

    const last = await startProcess(env);
    expect(tokensIn(last.said())).toEqual([]);
    last.child.kill('SIGTERM');
    await last.ended;
    remove();
  },
);

test('a start for development prints none: it has the demo’s brands', async () => {
  const { env, remove } = await emptyPlace('sqlite');
  const server = await startProcess({ ...env, NODE_ENV: 'test' });
  expect(tokensIn(server.said())).toEqual([]);
  server.child.kill('SIGTERM');
  await server.ended;
  remove();
});

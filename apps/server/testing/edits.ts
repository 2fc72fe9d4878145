import { randomUUID } from 'node:crypto';
import type { OrderEditInput } from '@servery/contract/calls/console/order-edit';
import { asJson } from '@servery/contract/client/as-json';
import { atConsole } from './console.ts';
import type { Person, Servery } from './servery.ts';

export type Changes = Partial<OrderEditInput>;
type More = { settle?: 'later' | 'balance'; edit_key?: string; version?: number; expected_total?: string };

/** Somebody at the console who edits one order. */
export async function editorOf(servery: Servery, order_id: string, who?: Person) {
  const owner = who ?? (await atConsole(servery));
  const sent = (changes: Changes) => asJson({ lines: [], added: [], ...changes });
  const plan = (changes: Changes) =>
    owner.call('ConsoleOrder.edit_plan', { order_id, changes: sent(changes) });
  const wish = async (changes: Changes, more: More = {}) => {
    const { version, total } = await plan(changes);
    return {
      order_id,
      changes: sent(changes),
      version,
      expected_total: total,
      settle: 'later' as const,
      edit_key: randomUUID(),
      ...more,
    };
  };
  return {
    owner,
    plan,
    wish,
    form: () => owner.call('ConsoleOrder.edit_form', { order_id }),
    edit: async (changes: Changes, more: More = {}) =>
      owner.call('ConsoleOrder.edit', await wish(changes, more)),
    refused: async (changes: Changes, more: More = {}) =>
      owner.refused('ConsoleOrder.edit', await wish(changes, more)),
    show: () => owner.call('ConsoleOrder.show', { order_id }),
    /** The row as it is kept. */
    row: () =>
      servery.server.db.read(({ q }) =>
        q.selectFrom('orders').selectAll().where('ref', '=', order_id).executeTakeFirstOrThrow(),
      ),
  };
}

import { fail } from '@servery/domain/failure';
import { type Change, changeOf } from '@servery/domain/menu-editor/changes';
import { servicesOf, withService } from '@servery/domain/menu-editor/services';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { openSheet } from '#menu-sheet/open-sheet';

export const consoleSaveService = writeAction('ConsoleMenu.save_service', async (tx, input, caller) => {
  const sheet = await openSheet(tx, caller, input);
  const { was = '', service, categories: seen } = input;
  const all = await sheet.categories();
  const byId = new Map(all.map((each) => [each.id, each]));
  if (seen.some(({ id }) => !byId.has(id))) return fail('no_category');
  if (seen.some(({ id, version }) => byId.get(id)?.version !== version)) return fail('part_changed');
  const { name } = service;
  if (name !== was && servicesOf(all).some((each) => each.name === name))
    return fail('service_taken', { name, field: 'service.name' });
  const categories = new Set(seen.map(({ id }) => id));
  const changes: (Change | undefined)[] = [];
  for (const { id, value } of withService(all, { was, service, categories })) {
    const held = byId.get(id)?.value;
    changes.push(changeOf({ kind: 'category', id, name: value.name }, held, value));
    await sheet.writeCategory(id, value);
  }
  return answer({ edit_id: await sheet.close(changes) });
});

import type { CallOutput } from '@servery/contract/registry';
import { fail } from '@servery/domain/failure';
import { BrandError } from '#brand/brand-error';
import type { LoadedBrand } from '#brand/read-brand';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { type BrandRecord, changeBrand, findBrand, lockBrands } from '#stores/brands';

const view = (row: BrandRecord): CallOutput<'ConsoleBrand'> => ({
  code: row.code,
  definition: row.definition,
  terms: row.terms,
  privacy: row.privacy,
  version: row.version,
});

export const consoleBrand = readAction('ConsoleBrand', async (tx, _input, caller) => {
  const row = await findBrand(tx, teamMember(caller).brandCode);
  return row ? answer(view(row)) : fail('signed_out');
});

/** What the apps that people have know it by must stay. */
const isSame = (next: LoadedBrand, now: LoadedBrand | undefined): boolean =>
  next.code === now?.code && next.token === now.token && next.app_id === now.app_id;

export const consoleSaveBrand = writeAction(
  'ConsoleBrand.save',
  ['readBrand'],
  async (tx, input, { caller, readBrand }) => {
    const { brandCode: code } = teamMember(caller);
    const { definition, terms, privacy, version } = input;
    const legal = { terms, privacy };
    let next: LoadedBrand;
    try {
      next = readBrand({ definition, legal, version: version + 1 }, code);
    } catch (error) {
      if (error instanceof BrandError) return fail('brand_refused', { problem: error.message });
      throw error;
    }
    // Two brands that claim one host at once are looked at one after the other.
    await lockBrands(tx);
    const held = await findBrand(tx, code);
    if (held?.version !== version) return fail('brand_changed');
    if (!isSame(next, caller.brands.byCode(code))) return fail('brand_fixed');
    const { token, hosts } = next;
    const changed = await changeBrand(tx, { code, token, hosts, definition, legal, editedAt: caller.now });
    if (!changed.ok) return fail('host_taken', { host: changed.taken });
    await note(tx, caller, { action: 'brand.saved', subject: code, details: { version: version + 1 } });
    const row = await findBrand(tx, code);
    return row ? answer(view(row)) : fail('brand_changed');
  },
);

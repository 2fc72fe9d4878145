import { parseArgs } from 'node:util';
import { makeShop } from '../apps/server/src/set-up/make-shop.ts';
import { templateCodes } from '../apps/server/src/set-up/templates.ts';
import { endSetUp } from '../apps/server/src/stores/set-up.ts';
import { hasPassword } from '../apps/server/src/stores/team.ts';
import { mintToken } from '../apps/server/src/stores/tokens.ts';
import { startingAccents } from '../packages/domain/src/brand/look.ts';
import { isEmail } from '../packages/domain/src/checkout/contact.ts';
import { decodeFile } from '../packages/domain/src/imports/decode.ts';
import { isAbn } from '../packages/domain/src/set-up/abn.ts';
import type { WholeSetUp } from '../packages/domain/src/set-up/draft.ts';
import { isState, zoneOfState } from '../packages/domain/src/set-up/states.ts';
import { CommandError } from './venue-command-error.ts';
import { type Opened, siteOf, withDatabase } from './venue-database.ts';
import { bytesOf } from './venue-files.ts';

const text = { type: 'string' } as const;
const options = {
  name: text,
  owner: text,
  'owner-name': text,
  organisation: text,
  abn: text,
  template: text,
  list: text,
  address: text,
  suburb: text,
  state: text,
  postcode: text,
  phone: text,
  hours: text,
  minutes: text,
  accent: text,
  host: text,
} as const;
type Given = Partial<Record<keyof typeof options, string>>;

const WINDOW = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/;

function menuOf({ template, list }: Given): WholeSetUp['menu'] {
  if (template !== undefined && !templateCodes.includes(template))
    throw new CommandError(`There is no template ${template}. There are ${templateCodes.join(', ')}.`);
  if (list !== undefined) return { source: 'list', template: '', text: decodeFile(bytesOf(list)) };
  return template === undefined
    ? { source: 'empty', template: '', text: '' }
    : { source: 'template', template, text: '' };
}

function whoOf(given: Given): WholeSetUp['who'] {
  const { name = '', owner = '', abn = '' } = given;
  const email = owner.trim().toLowerCase();
  if (name.trim() === '' || !isEmail(email))
    throw new CommandError(
      'Whose, and what? npm run venue -- create --name "Corner Café" --owner mail@example.com',
    );
  if (abn !== '' && !isAbn(abn)) throw new CommandError(`${abn} is not an ABN.`);
  return {
    venue_name: name.trim(),
    organisation: given.organisation ?? '',
    abn,
    // Without an ABN there is no tax invoice.
    gst_registered: abn === '' ? 0 : 1,
    owner_name: given['owner-name'] ?? email,
    email,
  };
}

function placeOf(given: Given): WholeSetUp['place'] {
  const { state = 'NSW', hours = '08:00-16:00', minutes = '15' } = given;
  if (!isState(state)) throw new CommandError(`${state} is not a state like WA.`);
  if (!WINDOW.test(hours)) throw new CommandError(`${hours} are not hours like 08:00-16:00.`);
  if (!/^\d{1,3}$/.test(minutes)) throw new CommandError(`${minutes} is not a number of minutes.`);
  const days = { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: hours, sun: hours };
  return {
    address: given.address ?? '',
    suburb: given.suburb ?? '',
    state,
    postcode: given.postcode ?? '',
    phone: given.phone ?? '',
    time_zone: zoneOfState(state),
    hours: days,
    ready_minutes: Number(minutes),
  };
}

const toldOf = (given: Given): WholeSetUp => ({
  who: whoOf(given),
  place: placeOf(given),
  menu: menuOf(given),
  look: { accent: given.accent ?? startingAccents[0], font: 'fraunces', tagline: '', host: '' },
  pay: { methods: ['STORE'] },
});

const problemOf = (problem: { problem: string } | { host: string }): string =>
  'host' in problem ? `${problem.host} is another brand’s address. Add --host <address>.` : problem.problem;

async function create({ db, brands, config }: Opened, given: Given): Promise<void> {
  const site = siteOf(config);
  const hosts = given.host === undefined ? [new URL(site).hostname] : given.host.split(',');
  const told = toldOf(given);
  const now = Date.now();
  const made = await db.write(
    async (tx) => {
      const shop = await makeShop(tx, told, { readBrand: brands.read, hosts, now });
      if (!shop.ok) return shop;
      await endSetUp(tx, now);
      const { personId } = shop.value;
      const isNew = !(await hasPassword(tx, personId));
      const token = isNew ? await mintToken(tx, { purpose: 'console', personId, now }) : undefined;
      return { ...shop, token };
    },
    ({ ok }) => ok,
  );
  if (!made.ok) throw new CommandError(`Nothing was written:\n${problemOf(made.error)}`);
  console.log(`The shop is at ${site}/menu/${made.value.slug}`);
  if (made.token !== undefined)
    console.log(
      `${told.who.email} chooses a password here, within an hour:\n${site}/console/reset#${made.token}`,
    );
}

export async function createCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options });
  await withDatabase((opened) => create(opened, values), { asItIs: true });
}

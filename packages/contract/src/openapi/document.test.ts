import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import type { CallSpec } from '#call';
import { commonErrors } from '#envelope';
import { webhookEvents } from '#webhook-events';
import { webhookBodies } from '#entities/webhook';
import { isKeyCall, keyPermissions } from '#key-calls';
import { callTitle, openApiDocument, statusOf } from '#openapi/document';
import { isPermission } from '#permissions';
import { registry } from '#registry';

type Schema = { properties?: Record<string, Schema>; required?: string[]; enum?: string[]; items?: Schema };
type Content = { content: { 'application/json': { schema: Schema } } };
type Operation = {
  operationId: string;
  security: { key: string[] }[];
  requestBody: Content;
  responses: Record<string, Content & { $ref?: string }>;
};
type Page = {
  openapi: string;
  paths: Record<string, { post: Operation }>;
  webhooks: Record<string, { post: Operation }>;
  components: { responses: Record<string, Content> };
};

const page = openApiDocument() as unknown as Page;
const calls = Object.entries(registry) as [string, CallSpec][];
const byKey = calls.filter(([, call]) => isKeyCall(call));
const schemaIn = ({ content }: Content): Schema => content['application/json'].schema;
const codesIn = (response: Content): string[] =>
  schemaIn(response).properties?.['error']?.properties?.['code']?.enum ?? [];

/** Comes with the server's framework. */
const { default: Ajv } = createRequire(import.meta.url)('ajv/dist/2020.js') as {
  default: new (options: object) => {
    validateSchema(schema: object): boolean;
    compile(schema: object): unknown;
  };
};

test('has every call that a key can make, and no other', () => {
  expect(page.openapi).toMatch(/^3\.1\./);
  expect(Object.keys(page.paths).toSorted()).toEqual(byKey.map(([name]) => `/${name}`).toSorted());
  const left = calls.filter(
    ([name, call]) => name.startsWith('Console') && isPermission(call.can) && !isKeyCall(call),
  );
  const forPeople = new Set([
    'manage_team',
    'manage_brand',
    'manage_payments',
    'manage_api',
    'take_payments',
  ]);
  const others = left.filter(([name, { can }]) => !forPeople.has(can) && !name.startsWith('ConsoleGifts'));
  expect(others.map(([name]) => name)).toEqual(['ConsolePictures.add']);
  expect(byKey.filter(([name]) => name.startsWith('ConsoleGifts'))).toEqual([]);
  expect(keyPermissions.filter((can) => forPeople.has(can))).toEqual([]);
});

test.each(byKey)('says of %s what it needs, what it answers and how it can fail', (name, call) => {
  const operation = page.paths[`/${name}`]?.post;
  if (!operation) throw new Error('it is not there');
  expect(operation.operationId).toBe(name);
  expect(operation.security).toEqual([{ key: [call.can] }]);
  const fields = Object.keys((call.input as { shape?: object }).shape ?? {});
  if (fields.length > 0)
    expect(Object.keys(schemaIn(operation.requestBody).properties ?? {})).toEqual(fields);
  const answered = Object.keys((call.output as { shape?: object }).shape ?? {});
  if (answered.length > 0)
    expect(Object.keys(schemaIn(operation.responses['200'] as Content).properties ?? {})).toEqual(answered);
  const refusal = operation.responses['409'];
  expect(refusal ? codesIn(refusal) : []).toEqual(call.errors);
  for (const code of call.errors) expect(statusOf(code)).toBe(409);
});

test('lists each failure that any call can answer under its status', () => {
  const listed = Object.entries(page.components.responses).flatMap(([status, response]) =>
    codesIn(response).map((code) => `${code} ${status}`),
  );
  const met = commonErrors.filter((code) => code !== 'upgrade_required');
  expect(listed.toSorted()).toEqual(met.map((code) => `${code} ${statusOf(code)}`).toSorted());
});

test('is made of schemas that a validator takes, each of which says something', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const operations = [...Object.values(page.paths), ...Object.values(page.webhooks)].map(({ post }) => post);
  for (const { operationId, requestBody, responses } of operations) {
    const answered = responses['200'] ? [schemaIn(responses['200'])] : [];
    for (const schema of [schemaIn(requestBody), ...answered]) {
      expect([operationId, ajv.validateSchema(schema)]).toEqual([operationId, true]);
      expect(() => ajv.compile(schema)).not.toThrow();
      expect([operationId, silentIn(schema, '')]).toEqual([operationId, []]);
    }
  }
});

/** Fields of which nothing is said: whatever a schema could not tell. */
function silentIn(schema: Schema, path: string): string[] {
  if (Object.keys(schema).length === 0) return [path];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, of]) =>
    silentIn(of, `${path}/${name}`),
  );
  return schema.items ? [...inside, ...silentIn(schema.items, `${path}[]`)] : inside;
}

test('takes numbers for numbers, lists for lists, and asks for nothing that has a default', () => {
  const of = (name: string) => schemaIn(page.paths[`/${name}`]?.post.requestBody as Content);
  expect(of('ConsoleOrder.move').properties).toMatchObject({
    from: { type: 'integer' },
    to: { type: 'integer' },
  });
  expect(of('ConsoleStore.sold_out').properties).toMatchObject({
    sold_out: { type: 'integer', enum: [0, 1] },
  });
  expect(of('ConsolePrinters.add').properties).toMatchObject({ documents: { type: 'array' } });
  expect(of('ConsoleMenu.save_product').properties).toMatchObject({ product: { type: 'object' } });
});

test('describes every event that a webhook can be told', () => {
  expect(Object.keys(page.webhooks)).toEqual([...webhookEvents]);
  for (const event of webhookEvents)
    expect(Object.keys(schemaIn(page.webhooks[event]?.post.requestBody as Content).properties ?? {})).toEqual(
      Object.keys(webhookBodies[event].shape),
    );
});

test('names calls as people do', () => {
  expect(callTitle('ConsoleOrder.finish_station')).toBe('Order: finish station');
  expect(callTitle('ConsoleBoard')).toBe('Board');
});

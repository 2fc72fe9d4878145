import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerBy } from '#controls/answer';
import type { Control } from '#controls/control';
import { lowerKeys } from './lower-keys.ts';
import type { Outcome, Pinpad, Session } from './pinpad.ts';
import { settlementOf } from './receipt.ts';
import type { Terminals } from './terminals.ts';

/** The first merchant of a pinpad, and EFTPOS of what runs on it: the only ones that these pinpads have. */
const every = z.object({ merchant: z.literal('00'), application: z.literal('00') });
const papers = z.object({
  cutreceipt: z.enum(['0', '1']),
  // The till prints, the pinpad does, or both.
  receiptautoprint: z.enum(['0', '9', '7']),
});
const transaction = every
  .extend({
    ...papers.shape,
    txntype: z.enum(['P', 'R']),
    amtpurchase: z.int().min(1).max(999_999_999),
    txnref: z.string().min(1).max(16),
    currencycode: z.literal('AUD'),
    purchaseanalysisdata: z
      .object({
        amt: z.string().regex(/^\d+$/),
        // Of the operator, an id and a name.
        opr: z.string().regex(/^[^|]+\|/),
        // What the till can do beyond a plain payment: nothing.
        pcm: z.literal('0000'),
      })
      .and(z.record(z.string(), z.string())),
  })
  .refine(({ amtpurchase, purchaseanalysisdata: { amt } }) => Number(amt) === amtpurchase);
/** What a pinpad is asked besides payments. */
const questions: Readonly<Record<string, z.ZodType>> = {
  status: every.extend({ statustype: z.enum(['0', '1', '2', '3', '4', '5']) }),
  logon: every.extend({ logontype: z.enum([' ', '1', '4', '5', '6', '7', '8']) }),
  reprintreceipt: every.extend({ ...papers.shape, reprinttype: z.enum(['1', '2']) }),
  settlement: every.extend({
    ...papers.shape,
    settlementtype: z.enum(['S', 'P', 'L', 'U', 'H', 'I', 'M', 'F', 'D']),
    resettotals: z.boolean(),
  }),
};
const envelope = z.object({ request: z.record(z.string(), z.unknown()) });
const keyed = z.object({ key: z.enum(['0', '1', '2', '3']) });
const original = z.object({ originaltxnref: z.string().default('') });
const sessionId = z.uuidv4();

export type SessionsAt = {
  terminals: Terminals;
  controls: { sale: Control; questions: Control };
  stopping: AbortSignal;
};
type Call = { request: FastifyRequest; reply: FastifyReply };

const requestOf = ({ request }: Call): unknown =>
  envelope.safeParse(lowerKeys(request.body)).data?.request ?? {};

const answered = (session: Session, outcome: Outcome) => ({
  sessionId: session.id,
  responseType: 'transaction',
  response: {
    success: outcome.success,
    responseCode: outcome.code,
    responseText: outcome.text.padEnd(20),
    txnType: session.txnType,
    merchant: '00',
    cardType: outcome.card,
    cardName: outcome.card === '' ? '' : '04',
    amtPurchase: outcome.cents ?? session.cents,
    amtCash: 0,
    txnRef: session.txnRef,
    pan: outcome.card === '' ? '' : '4...........4242',
    authCode: outcome.success ? '284917' : '',
    txnFlags: { cardEntry: 'C' },
    purchaseAnalysisData: { RFN: session.rfn },
  },
});

const plain = (session: string, type: string, response: object) => ({
  sessionId: session,
  responseType: type,
  response: { responseCode: '00', responseText: 'APPROVED', merchant: '00', ...response },
});

const OFFLINE = { success: false, responseCode: 'PF', responseText: 'PINPAD OFFLINE      ' };
const isReached = ({ power, line }: Pinpad): boolean => power && line;

function simpleAnswer(
  { type, originalRef }: { type: string; originalRef: string },
  pinpad: Pinpad,
  terminals: Terminals,
): object | undefined {
  const own = [...terminals.sessions.values()].filter(({ pinpadId }) => pinpadId === pinpad.id);
  if (!isReached(pinpad)) return OFFLINE;
  switch (type) {
    case 'status':
      return { success: true, loggedOn: true, pinPadSerialNumber: pinpad.id, eftTerminalType: 'Sandbox' };
    case 'logon':
      return { success: true };
    case 'reprintreceipt': {
      const found = own.findLast(({ txnRef }) => originalRef === '' || txnRef === originalRef);
      const receiptText = found?.receipt;
      return receiptText
        ? { success: true, receiptText }
        : { success: false, responseCode: 'NR', responseText: 'NO RECEIPT FOUND    ' };
    }
    case 'settlement':
      return { success: true, settlementData: settlementOf(own).join('\n') };
    default:
      return undefined;
  }
}

const pinpadOf = ({ headers }: FastifyRequest, terminals: Terminals): Pinpad | undefined =>
  terminals.byToken(/^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '');

/** Open until the pinpad is done; 408 where the pinpad is lost meanwhile. */
const sent = async ({ reply }: Call, { terminals, stopping }: SessionsAt, session: Session) =>
  (await terminals.end(session, stopping)) === 'over' && session.outcome
    ? reply.send(answered(session, session.outcome))
    : reply.code(408).send();

/** A refund has to say of which purchase it is. */
const isUnknown = ({ sessions }: Terminals, rfn: string): boolean =>
  ![...sessions.values()].some((session) => session.rfn !== '' && session.rfn === rfn);
const NOT_FOUND: Outcome = {
  success: false,
  code: 'XR',
  text: 'ORIGINAL NOT FOUND',
  card: '',
  signed: false,
};

function sale(call: Call, at: SessionsAt, { pinpad, id }: { pinpad: Pinpad; id: string }): unknown {
  const { terminals, controls, stopping } = at;
  const { reply } = call;
  const wanted = transaction.safeParse(requestOf(call));
  if (!wanted.success || terminals.sessions.has(id))
    return reply.code(400).send({ message: wanted.success ? 'Duplicate session' : 'Bad request' });
  const { txntype: txnType, amtpurchase: cents, txnref: txnRef, purchaseanalysisdata: pad } = wanted.data;
  const begun = { id, txnType, cents, txnRef, rfn: pad['rfn'] ?? '' };
  if (txnType === 'R' && isUnknown(terminals, begun.rfn))
    return reply.send(answered({ ...begun, pinpadId: pinpad.id, over: true, at: 0 }, NOT_FOUND));
  return answerBy(
    call,
    {
      control: controls.sale,
      stopping,
      refused: () => sent(call, at, terminals.refuse(pinpad, begun)),
      failed: () => reply.code(503).send(),
    },
    () => {
      const running = terminals.begin(pinpad, begun);
      return () => sent(call, at, running);
    },
  );
}

function sendKey(
  call: Call,
  { terminals }: SessionsAt,
  { pinpad, id }: { pinpad: Pinpad; id: string },
): unknown {
  const { reply } = call;
  const running = terminals.sessions.get(id);
  if (!running || running.pinpadId !== pinpad.id) return reply.code(404).send();
  if (!keyed.safeParse(requestOf(call)).success) return reply.code(400).send();
  return terminals.cancel(pinpad, running) ? reply.send() : reply.code(400).send();
}

const questioned = (call: Call, { controls, stopping }: SessionsAt, send: () => unknown) =>
  answerBy(
    call,
    {
      control: controls.questions,
      stopping,
      refused: () => call.reply.code(400).send({ message: 'Request refused' }),
      failed: () => call.reply.code(503).send(),
    },
    () => send,
  );

type Params = { Params: { session: string; type: string }; Querystring: { async?: string } };

/** Linkly's second host, as far as the product uses it. */
export function sessionRoutes(at: SessionsAt): FastifyPluginCallback {
  const { terminals } = at;
  return (app, _options, done) => {
    app.post<Params>('/:session/:type', (request, reply) => {
      const call = { request, reply };
      const pinpad = pinpadOf(request, terminals);
      const { session: id, type } = request.params;
      if (!pinpad) return reply.code(401).send();
      if (!sessionId.safeParse(id).success || request.query.async !== 'false') return reply.code(400).send();
      if (type === 'transaction') return sale(call, at, { pinpad, id });
      if (type === 'sendkey') return sendKey(call, at, { pinpad, id });
      if (questions[type]?.safeParse(requestOf(call)).success === false)
        return reply.code(400).send({ message: 'Bad request' });
      const originalRef = original.parse(requestOf(call)).originaltxnref;
      const response = simpleAnswer({ type, originalRef }, pinpad, terminals);
      if (!response) return reply.code(404).send();
      return questioned(call, at, () => reply.send(plain(id, type, response)));
    });
    app.get<Params>('/:session/transaction', (request, reply) => {
      const pinpad = pinpadOf(request, terminals);
      if (!pinpad) return reply.code(401).send();
      return questioned({ request, reply }, at, () => {
        const found = terminals.sessions.get(request.params.session);
        if (!found || found.pinpadId !== pinpad.id) return reply.code(404).send();
        return found.over && found.outcome
          ? reply.send(answered(found, found.outcome))
          : reply.code(202).send();
      });
    });
    done();
  };
}

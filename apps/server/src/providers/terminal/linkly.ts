import { randomUUID } from 'node:crypto';
import { isUnanswered } from '@servery/domain/terminal/rules';
import { z } from 'zod';
import {
  askLinkly,
  askTwice,
  jsonOf,
  type LinklySettings,
  type Reply,
  whyNot,
} from '#providers/terminal/linkly-http';
import type {
  Printed,
  Refused,
  SaleAnswer,
  SaleStanding,
  TerminalPort,
  TerminalResult,
  TerminalSale,
} from '#providers/terminal/port';

export const LINKLY = {
  sandbox: {
    authUrl: 'https://auth.sandbox.cloud.pceftpos.com',
    url: 'https://rest.pos.sandbox.cloud.pceftpos.com',
  },
  production: { authUrl: 'https://auth.cloud.pceftpos.com', url: 'https://rest.pos.cloud.pceftpos.com' },
} as const;

const POS_NAME = 'Servery';
const ALL = { Merchant: '00', Application: '00' } as const;

const text = z.string().catch('');
const paired = z.object({ secret: z.string().min(1) });
const tokened = z.object({ token: z.string().min(1), expiryseconds: z.number() });
const answered = z.object({
  response: z.object({
    success: z.boolean(),
    responsecode: text,
    responsetext: text,
    cardtype: text,
    amtpurchase: z.number().catch(0),
    purchaseanalysisdata: z.object({ rfn: text }).catch({ rfn: '' }),
  }),
});
const simple = z.object({
  response: z.object({
    success: z.boolean(),
    responsetext: text,
    receipttext: z.array(z.string()).catch([]),
    settlementdata: text,
  }),
});

const refused = (reply: Reply): Refused => ({ is: 'refused', why: whyNot(reply) });

const saleBody = ({ cents, txnRef, operator, receipt, refundOf }: TerminalSale) => ({
  Request: {
    ...ALL,
    TxnType: refundOf === undefined ? 'P' : 'R',
    AmtPurchase: cents,
    TxnRef: txnRef,
    CurrencyCode: 'AUD',
    CutReceipt: receipt.cut ? '1' : '0',
    ReceiptAutoPrint: receipt.byPinpad ? '9' : '0',
    PurchaseAnalysisData: {
      OPR: `${operator.id}|${operator.name}`,
      AMT: String(cents),
      PCM: '0000',
      ...(refundOf !== undefined && { RFN: refundOf }),
    },
  },
});

/** Approved is what says so itself; the codes beside it are for people. */
function resultIn(body: string): ({ is: 'approved' | 'declined' } & TerminalResult) | undefined {
  const got = answered.safeParse(jsonOf(body));
  if (!got.success) return undefined;
  const { success, responsecode, responsetext, cardtype, amtpurchase, purchaseanalysisdata } =
    got.data.response;
  return {
    is: success ? 'approved' : 'declined',
    code: responsecode.trim(),
    text: responsetext.trim(),
    card: cardtype.trim(),
    cents: amtpurchase,
    reference: purchaseanalysisdata.rfn,
  };
}

const silent = ({ status }: Reply) =>
  ({ is: 'silent', why: status === 0 ? 'no answer' : `answered ${status}` }) as const;

function saleAnswer(reply: Reply): SaleAnswer {
  if (reply.status === 200) return resultIn(reply.text) ?? silent(reply);
  if (!reply.left) return { is: 'not_asked', why: whyNot(reply) };
  return reply.status === 202 || isUnanswered(reply.status) ? silent(reply) : refused(reply);
}

function standing(reply: Reply): SaleStanding {
  if (reply.status === 200) return resultIn(reply.text) ?? silent(reply);
  if (reply.status === 202) return { is: 'running' };
  if (reply.status === 401) return { is: 'signed_out' };
  return reply.status === 404 ? { is: 'absent' } : silent(reply);
}

/** Paper of a pinpad, or why there is none. 202 is a success: it is on its way. */
function printed(reply: Reply): Printed | Refused {
  if (reply.status !== 200 && reply.status !== 202) return refused(reply);
  const got = simple.safeParse(jsonOf(reply.text));
  if (!got.success)
    return reply.status === 202 ? { is: 'printed', lines: [] } : refused({ ...reply, status: 500 });
  const { success, responsetext, receipttext, settlementdata } = got.data.response;
  if (!success) return { is: 'refused', why: responsetext.trim() };
  return { is: 'printed', lines: receipttext.length > 0 ? receipttext : settlementdata.split(/\r?\n/) };
}

/** Linkly Cloud by its REST API: two hosts, one for pairing and tokens and one for what pinpads do. */
export function linklyTerminals(settings: LinklySettings): TerminalPort {
  const { authUrl, url, vendorId, version, timeoutMs, saleTimeoutMs } = settings;
  const auth = (path: string, body: object) =>
    askTwice(() => askLinkly(authUrl, { method: 'POST', path: `/v1/${path}/cloudpos`, body }, timeoutMs));
  const post = (token: string, path: string, body: object) =>
    askLinkly(url, { method: 'POST', path: `/v1/sessions/${path}?async=false`, token, body }, timeoutMs);
  /** Each time in a session of its own, also when it is asked again. */
  const paper = (token: string, type: string, more: object) =>
    askTwice(() =>
      post(token, `${randomUUID()}/${type}`, {
        Request: { ...ALL, ReceiptAutoPrint: '0', CutReceipt: '0', ...more },
      }),
    );
  return {
    live: settings.live,
    saleTimeoutMs,
    pair: async ({ username, password, pairCode }) => {
      const reply = await auth('pairing', { Username: username, Password: password, PairCode: pairCode });
      const got = paired.safeParse(reply.status === 200 ? jsonOf(reply.text) : undefined);
      return got.success ? { is: 'paired', secret: got.data.secret } : refused(reply);
    },
    token: async ({ secret, posId }) => {
      const reply = await auth('tokens', {
        Secret: secret,
        PosName: POS_NAME,
        PosVersion: version,
        PosId: posId,
        PosVendorId: vendorId,
      });
      const got = tokened.safeParse(reply.status === 200 ? jsonOf(reply.text) : undefined);
      return got.success
        ? { is: 'token', token: got.data.token, seconds: got.data.expiryseconds }
        : refused(reply);
    },
    status: async (token) => {
      const said = printed(await paper(token, 'status', { StatusType: '0' }));
      return said.is === 'printed' ? { is: 'ready' } : said;
    },
    sell: async (token, sale) => {
      const path = `/v1/sessions/${sale.sessionId}/transaction?async=false`;
      const asked = { method: 'POST', path, token, body: saleBody(sale), timeoutMs: saleTimeoutMs } as const;
      return saleAnswer(await askLinkly(url, asked, timeoutMs));
    },
    find: async (token, sessionId) =>
      standing(
        await askLinkly(
          url,
          { method: 'GET', path: `/v1/sessions/${sessionId}/transaction`, token },
          timeoutMs,
        ),
      ),
    cancel: async (token, sessionId) => {
      const { status } = await post(token, `${sessionId}/sendkey`, { Request: { Key: '0', Data: '' } });
      return status >= 200 && status < 300;
    },
    receiptOf: async (token, txnRef) =>
      printed(await paper(token, 'reprintreceipt', { ReprintType: '2', OriginalTxnRef: txnRef })),
    settle: async (token) =>
      printed(await paper(token, 'settlement', { SettlementType: 'S', ResetTotals: false })),
  };
}

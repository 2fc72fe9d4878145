import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { z } from 'zod';
import { askProvider, type Asked } from '#providers/ask';
import { noteProvider, outcomeOf } from '#providers/heard';
import type { ApplePayPort, AppleMerchant, SessionAnswer } from '#providers/wallet/port';

export type ApplePaySettings = {
  merchantId: string;
  /** Files of the merchant identity certificate; with them Apple is asked itself. */
  certificate: { certFile: string; keyFile: string } | undefined;
  /** Asked instead of Apple, where it is set: a stand-in. */
  url: string | undefined;
  timeoutMs: number;
};

const PATH = '/paymentservices/paymentSession';
const MOST_BYTES = 100_000;
const session = z.looseObject({ merchantSessionIdentifier: z.string() });

/** Apple knows a merchant by its certificate, which fetch cannot show. */
function askWithCertificate(
  url: string,
  body: string,
  at: { cert: Buffer; key: Buffer; timeoutMs: number },
): Promise<Asked> {
  const { timeoutMs, ...certificate } = at;
  return new Promise((done) => {
    const failed = (why: string) => done({ ok: false, asked: true, why });
    const asking = request(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
        ...certificate,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
          if (text.length > MOST_BYTES) asking.destroy(new Error('too much'));
        });
        response.on('end', () =>
          done({ ok: true, status: response.statusCode ?? 0, text, headers: new Headers() }),
        );
      },
    );
    asking.on('error', (error) => failed(error.name));
    asking.end(body);
  });
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export function readSession(got: Asked): SessionAnswer {
  if (!got.ok) return { is: 'silent', why: got.why };
  if (got.status >= 400 && got.status < 500) return { is: 'refused', why: `answered ${got.status}` };
  const made = session.safeParse(parse(got.text));
  return made.success
    ? { is: 'session', session: made.data }
    : { is: 'silent', why: `answered ${got.status}` };
}

/** Asks Apple with a certificate of our own, or a stand-in; without either, `other` asks for us. */
export function applePay(settings: ApplePaySettings, other: ApplePayPort['session']): ApplePayPort {
  const { merchantId, certificate, url, timeoutMs } = settings;
  const files = certificate && {
    cert: readFileSync(certificate.certFile),
    key: readFileSync(certificate.keyFile),
  };
  const bodyOf = ({ domain, displayName }: AppleMerchant) =>
    JSON.stringify({
      merchantIdentifier: merchantId,
      displayName: displayName.slice(0, 64),
      initiative: 'web',
      initiativeContext: domain,
    });
  return {
    merchantId,
    session: async (merchant) => {
      if (url) {
        const init = {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: bodyOf(merchant),
        };
        return readSession(await askProvider(`${url}${PATH}`, init, { provider: 'apple', timeoutMs }));
      }
      if (!files) return other(merchant);
      const address = `${new URL(merchant.validationUrl).origin}${PATH}`;
      const got = await askWithCertificate(address, bodyOf(merchant), { ...files, timeoutMs });
      noteProvider('apple', got.ok ? outcomeOf(got.status) : 'failed');
      return readSession(got);
    },
  };
}

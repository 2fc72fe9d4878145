import { API_VERSION } from '@servery/contract/envelope';
import { encodeForm } from '@servery/contract/form/encode';
import { registry } from '@servery/contract/registry';
import { clientAddress } from '@servery/domain/limits/client-address';
import { MOST_PICTURE_BYTES, PICTURE_TYPES } from '@servery/domain/media/pictures';
import type { FastifyInstance } from 'fastify';
import { identify } from '#callers/identify';
import { accessProblem } from '#http/access';
import { answerCall, sendRefusal } from '#http/api-route';
import { consoleSidOf } from '#http/console-cookie';
import type { CallParts } from '#http/run-call';

const CALL = 'ConsolePictures.add';
const { action, sub } = registry[CALL];
const FORM = Buffer.from(
  encodeForm({
    RequestAction: action,
    sub_action: sub,
    Token: '',
    AppId: '',
    Version: API_VERSION,
    AppMode: 'console',
  }),
);

/** Files come as the body of a request: a call like any other, but that whoever may not make it need not send theirs. */
export function uploadRoute(app: FastifyInstance, parts: CallParts): void {
  void app.register(async (own) => {
    own.addContentTypeParser(
      [...PICTURE_TYPES],
      { parseAs: 'buffer', bodyLimit: MOST_PICTURE_BYTES },
      (_request, body, done) => done(null, body),
    );
    own.addHook('onRequest', async (request, reply) => {
      const sid = consoleSidOf(request, parts);
      const by = await parts.db.read((tx) =>
        identify(tx, sid, { side: { kind: 'console' }, now: parts.clock() }),
      );
      const denied = accessProblem(CALL, by);
      if (denied) return sendRefusal(reply, denied);
    });
    own.post('/api/pictures', { bodyLimit: MOST_PICTURE_BYTES }, (request, reply) => {
      const upload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const raw = {
        body: FORM,
        upload,
        address: clientAddress(request.ip),
        consoleSid: consoleSidOf(request, parts),
      };
      return answerCall(raw, { request, reply }, parts);
    });
  });
}

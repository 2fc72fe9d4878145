import { cleanPath, cleanText } from '@servery/domain/reports/clean';
import { readAction } from '#http/action';
import { answer } from '#http/answer';

export const clientError = readAction('ClientError', (_tx, input, context) => {
  const { kind, message, stack = '', path, AppVersion: version = '' } = input;
  const tags = {
    kind,
    mode: context.mode,
    brand: context.brand.code,
    version: cleanText(version),
    path: cleanPath(path),
  };
  const error = { name: /^(\w*Error)\b/.exec(message)?.[1] ?? 'Error', message, stack };
  context.errors.report({ from: 'client', what: 'a page failed', error, tags });
  return Promise.resolve(answer({}));
});

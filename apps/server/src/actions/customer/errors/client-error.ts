import { cleanPath, cleanText } from '@servery/domain/reports/clean';
import { readAction } from '#http/action';
import { answer } from '#http/answer';

export const clientError = readAction('ClientError', ['errors'], (_tx, input, { caller, errors }) => {
  const { kind, message, stack = '', path, AppVersion: version = '' } = input;
  const tags = {
    kind,
    mode: caller.mode,
    brand: caller.brand.code,
    version: cleanText(version),
    path: cleanPath(path),
  };
  const [, name = 'Error', words = message] = /^(\w*Error): (.+)$/s.exec(message) ?? [];
  const error = { name, message: words, stack };
  errors.report({ from: 'client', what: 'a page failed', error, tags });
  return Promise.resolve(answer({}));
});

import type { SignIn } from '@servery/contract/entities/security';
import { isFailedTry } from '@servery/domain/identity/sign-ins';
import { Text } from '@servery/ui/foundations/text';
import { whenText } from '#order/when.ts';
import css from './sign-ins.module.css';
import { t } from '#parts/texts.ts';

const WORDS: Readonly<Record<SignIn['outcome'], (count: number) => string>> = {
  password: () => t.byPassword,
  code: () => t.byCode,
  recovery_code: () => t.byRecoveryCode,
  passkey: () => t.byPasskey,
  till_pin: () => t.byTillPin,
  wrong_password: (count) => t.wrongPasswords({ count }),
  wrong_code: (count) => t.wrongCodes({ count }),
  wrong_passkey: (count) => t.wrongPasskeys({ count }),
};

type Props = { list: readonly SignIn[]; zone: string; withNames?: boolean };

/** Who came in, the latest first; what was tried in vain stands out. */
export function SignIns({ list, zone, withNames }: Props) {
  if (list.length === 0) return <Text tone="soft">{t.noSignIns}</Text>;
  return (
    <ol className={css.list}>
      {list.map(({ id, at, name, outcome, tries, device, place }) => {
        const words = WORDS[outcome](tries);
        return (
          <li key={id} data-bad={isFailedTry(outcome) || undefined} className={css.entry}>
            <time>{whenText(at, zone)}</time>
            <p>
              <b>{withNames ? t.whoAndWhat({ name, what: words }) : words}</b>
              <small>{place === '' ? device : t.deviceFrom({ device, place })}</small>
            </p>
          </li>
        );
      })}
    </ol>
  );
}

import { rich } from '@servery/ui/foundations/rich';
import { Button } from '@servery/ui/actions/button';
import css from '#features/payment/payment.module.css';
import type { WalletCode } from '#features/payment/wallet.ts';
import { ProviderMark } from '#shared/provider-mark.tsx';
import { t } from '#features/payment/texts.ts';

type Props = { code: WalletCode; busy: boolean; disabled: boolean } & (
  | { onClick: () => void; form?: undefined }
  /** The form that it submits. */
  | { form: string; onClick?: undefined }
);

/** The one button of the checkout, as Apple and Google want theirs to look: black, with their mark, and nothing else in it. */
export function WalletButton({ code, busy, disabled, onClick, form }: Props) {
  return (
    <Button
      wide
      size="l"
      kind="wallet"
      busy={busy}
      disabled={disabled}
      {...(form === undefined ? { onClick } : { type: 'submit', form })}
      className={css.walletButton}
    >
      <span className={css.walletWords}>
        {rich(
          t.payWith.parts({
            wallet: (
              <span className={css.walletMark}>
                <ProviderMark provider={code === 'APPLE' ? 'apple' : 'google'} />
                <span className="visually-hidden">{code === 'APPLE' ? 'Apple ' : 'Google '}</span>
                {t.pay}
              </span>
            ),
          }),
        )}
      </span>
    </Button>
  );
}

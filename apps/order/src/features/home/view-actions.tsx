import { Button } from '@servery/ui/button';
import { IconArrowLeft } from '@servery/ui/icon';
import css from '#features/home/views.module.css';
import { backToHome } from '#features/home/open-block.ts';
import { GoButton } from '#state/links.tsx';

/** `order` is where one can order from; without it the venue does not want the button here. */
export function ViewActions({ order }: { order: string | undefined }) {
  return (
    <div className={css.viewActions}>
      {order !== undefined && (
        <GoButton to={order} wide>
          Place an Order
        </GoButton>
      )}
      <Button kind="line" wide icon={<IconArrowLeft />} onClick={backToHome}>
        Back to Home
      </Button>
    </div>
  );
}

import { Button } from '@servery/ui/actions/button';
import { IconArrowLeft } from '@servery/ui/foundations/icon';
import css from '#features/home/views.module.css';
import { backToHome } from '#features/home/open-block.ts';
import { GoButton } from '#shared/links.tsx';
import { t } from '#features/home/texts.ts';

/** `order` is where one can order from; without it the venue does not want the button here. */
export function ViewActions({ order }: { order: string | undefined }) {
  return (
    <div className={css.viewActions}>
      {order !== undefined && (
        <GoButton to={order} wide>
          {t.placeAnOrder}
        </GoButton>
      )}
      <Button kind="line" wide icon={<IconArrowLeft />} onClick={backToHome}>
        {t.backToHome}
      </Button>
    </div>
  );
}

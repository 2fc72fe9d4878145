import type { ProductDetails } from '@servery/contract/entities/menu';
import { texts } from '@servery/domain/messages/texts';
import { Tag } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { IconArrowLeft } from '@servery/ui/foundations/icon';
import { Picture } from '@servery/ui/surfaces/picture';
import { Display } from '@servery/ui/foundations/text';
import { facts } from '#api/app-facts.ts';
import { dietsOf } from '@servery/domain/menu/diets';
import css from './dish-head.module.css';
import { price } from '#shared/money.ts';

export type DishHeadProps = { details: ProductDetails; sign: string; onClose: () => void };

/** The dish on its own tint. */
export function DishHead({ details, sign, onClose }: DishHeadProps) {
  return (
    <header role="presentation" data-tint={details.tint} className={css.head}>
      <div className={css.words}>
        <Button kind="raised" size="s" icon={<IconArrowLeft />} className={css.back} onClick={onClose}>
          {texts.backToMenu}
        </Button>
        <Display as="h1" size="title" className={css.name}>
          {details.name}
        </Display>
        <p className={css.desc}>{details.desc}</p>
        <p className={css.facts}>
          <strong>{price(sign, details.base_price)}</strong>
          {dietsOf(details)
            .slice(0, 3)
            .map(({ key, name }) => (
              <Tag key={key} tone="raised" className={css.tag}>
                {name}
              </Tag>
            ))}
        </p>
        {details.availability_notice ? <p className={css.notice}>{details.availability_notice}</p> : null}
      </div>
      {!facts.brand.flags.hide_pictures && (
        <span className={css.plate}>
          <Picture
            tint="none"
            shape="round"
            eager
            sizes="480px"
            src={details.image_url || undefined}
            className={css.picture}
          />
        </span>
      )}
    </header>
  );
}

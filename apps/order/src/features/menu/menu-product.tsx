import type { Merchant } from '@servery/contract/entities/merchant';
import { networkError } from '@servery/domain/messages/texts';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { ProductSheet } from '#features/product/index.ts';
import { productIdOf } from '#features/menu/dishes.ts';
import { usePopups } from '#state/popups.ts';
import { sayBad } from '#state/toasts.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';

/** The product that the address names, in its sheet. Going back closes it. */
export function MenuProduct({ merchant, item }: { merchant: Merchant; item: string | undefined }) {
  const id = productIdOf(item);
  const { valid } = useFulfilment(merchant);
  const ask = usePopups((popups) => popups.askFulfilment);
  const navigate = useNavigate();
  const router = useRouter();
  const fromMenu = useLocation({ select: ({ state }) => 'fromMenu' in state });
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);

  const close = () => {
    if (fromMenu) router.history.back();
    else void navigate({ to: `/menu/${merchant.menu.menu_name}`, replace: true, resetScroll: false });
  };
  const arrive = useEffectEvent((chosen: boolean) => {
    if (id === undefined) {
      sayBad(networkError('ME3'));
      close();
    } else if (!chosen) ask();
  });
  // A choice that is too old is forgotten only once the page is there: the link asks for a new one then.
  useEffect(() => {
    if (item !== undefined) arrive(valid);
  }, [item, valid]);

  if (last === undefined) return null;
  return (
    <ProductSheet
      merchant={merchant}
      itemId={last}
      slot={-1}
      open={id !== undefined && valid}
      onClose={close}
    />
  );
}

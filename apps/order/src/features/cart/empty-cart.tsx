import { texts } from '@servery/domain/messages/texts';
import { EmptyState } from '@servery/ui/feedback/empty';
import { GoButton } from '#shared/links.tsx';

export function EmptyCart({ slug }: { slug: string }) {
  return (
    <EmptyState
      title={texts.cartEmpty}
      action={<GoButton to={`/menu/${slug}`}>{texts.backToMenu}</GoButton>}
    />
  );
}

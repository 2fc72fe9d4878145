import { IconButton } from '@servery/ui/actions/icon-button';
import { IconMenu } from '@servery/ui/foundations/icon';
import { usePopups } from '#state/popups.ts';
import { t } from '#features/shell/texts.ts';

export function NavButton({ className }: { className?: string }) {
  const openNav = usePopups((popups) => popups.openNav);
  return <IconButton label={t.navigation} icon={<IconMenu />} onClick={openNav} className={className} />;
}

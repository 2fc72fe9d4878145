import { IconButton } from '@servery/ui/icon-button';
import { IconMenu } from '@servery/ui/icon';
import { usePopups } from '#state/popups.ts';

export function NavButton({ className }: { className?: string }) {
  const openNav = usePopups((popups) => popups.openNav);
  return <IconButton label="Pages" icon={<IconMenu />} onClick={openNav} className={className} />;
}

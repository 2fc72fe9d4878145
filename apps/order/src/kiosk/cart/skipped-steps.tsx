import { useKeepChoice, WaySheet } from '#kiosk/ways/index.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';
import { useDeviceVenue } from '#state/device-venue.ts';

/** Address, slot, stop or location that somebody skipped to look around: asked before the order is paid for. */
export function SkippedSteps({ shown, onClose }: { shown: boolean; onClose: () => void }) {
  const { merchant } = useDeviceVenue();
  const { type } = useFulfilment(merchant);
  const keep = useKeepChoice();
  return (
    <WaySheet
      merchant={merchant}
      way={shown && type ? { type, later: false } : undefined}
      before="cart"
      title={type?.verb ?? ''}
      onClose={onClose}
      onChosen={(choice) => {
        keep(choice);
        onClose();
      }}
    />
  );
}

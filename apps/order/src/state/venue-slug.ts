import { facts } from '#api/app-facts.ts';
import { useDevice } from '#state/device.ts';

/** The menu this device is ordering from: the one last opened, else the brand's own. */
export const useVenueSlug = (): string => useDevice((device) => device.slug || facts.brand.menu_name);

import type { Locator } from '@playwright/test';

/** Touches the words of a radio or a check box, as a finger does; nothing may stand before them. */
export const tick = (mark: Locator): Promise<void> => mark.locator('xpath=ancestor::label[1]').click();

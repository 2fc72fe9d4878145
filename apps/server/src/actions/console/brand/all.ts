import { consoleBrand, consoleSaveBrand } from '#actions/console/brand/brand';
import { hostActions } from '#actions/console/brand/hosts';
import { consoleBrandLegal, consoleBrandTexts } from '#actions/console/brand/texts';
import { consoleBrandHistory, consoleUndoBrand } from '#actions/console/brand/undo';

/** What answers each call of the room of the brand. */
export const brandActions = {
  ...hostActions,
  ConsoleBrand: consoleBrand,
  'ConsoleBrand.save': consoleSaveBrand,
  'ConsoleBrand.texts': consoleBrandTexts,
  'ConsoleBrand.legal': consoleBrandLegal,
  'ConsoleBrand.history': consoleBrandHistory,
  'ConsoleBrand.undo': consoleUndoBrand,
} as const;

import { ListLink } from '@servery/ui/surfaces/list';
import { createLink } from '@tanstack/react-router';

/** A row of a list that walks inside the app. Apart from the other links: first pages have no lists. */
export const GoRow = createLink(ListLink);

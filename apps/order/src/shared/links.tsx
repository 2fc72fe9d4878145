import { LinkButton, TextLink } from '@servery/ui/actions/button';
import { BarLink } from '@servery/ui/actions/dock';
import { IconLink } from '@servery/ui/actions/icon-button';
import { createLink } from '@tanstack/react-router';

/** The house's links, walking inside the app instead of loading a page. */
export const GoButton = createLink(LinkButton);
export const GoText = createLink(TextLink);
export const GoIcon = createLink(IconLink);
export const GoBar = createLink(BarLink);

import { LinkButton, TextLink } from '@servery/ui/button';
import { BarLink } from '@servery/ui/dock';
import { IconLink } from '@servery/ui/icon-button';
import { createLink } from '@tanstack/react-router';

/** The house's links, walking inside the app instead of loading a page. */
export const GoButton = createLink(LinkButton);
export const GoText = createLink(TextLink);
export const GoIcon = createLink(IconLink);
export const GoBar = createLink(BarLink);

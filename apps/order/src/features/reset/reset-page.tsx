import { Text } from '@servery/ui/foundations/text';
import { Notice } from '@servery/ui/feedback/notice';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { isGuest } from '@servery/domain/people/roles';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { facts } from '#api/app-facts.ts';
import { customerQuery } from '#api/queries.ts';
import { PinReset } from '#features/reset/pin-reset.tsx';
import { PasswordReset } from '#features/reset/password-reset.tsx';
import css from '#features/reset/reset.module.css';
import { Screen, ScreenTitle, SiteHeader, useTitle } from '#features/shell/index.ts';
import { GoButton } from '#shared/links.tsx';
import { Redirect } from '#shared/redirect.tsx';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/reset/texts.ts';

type Search = { ri?: unknown; ra?: unknown; rt?: unknown };

/** Without a link, who is signed in changes the password in the account. */
function NoLink() {
  const { data: customer } = useQuery(customerQuery());
  if (customer && !isGuest(customer)) return <Redirect to="/account/password" />;
  return (
    <>
      <Notice>{ruleFailureText('reset_invalid')}</Notice>
      <GoButton to="/forgot">{t.askForANew}</GoButton>
    </>
  );
}

/** For whoever the link was sent to, whoever is signed in here. */
export function ResetPage() {
  const { ri, ra, rt } = useLocation().search as Search;
  const pin = rt === 'pin';
  const title = pin ? t.resetYourPin : t.resetYourPassword;
  useTitle(`${title}, ${facts.brand.name}`);
  const link = typeof ri === 'string' && typeof ra === 'string' ? { user_id: ri, reset_auth: ra } : undefined;
  return (
    <Screen header={<SiteHeader back={{ to: '/login', label: more.back }} />}>
      <div className={css.page}>
        <ScreenTitle>{title}</ScreenTitle>
        {link ? (
          <>
            <Text tone="soft">{pin ? t.pinNote : t.passwordNote}</Text>
            {pin ? <PinReset link={link} /> : <PasswordReset link={link} />}
          </>
        ) : (
          <NoLink />
        )}
      </div>
    </Screen>
  );
}

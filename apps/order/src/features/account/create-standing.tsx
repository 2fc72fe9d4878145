import { GoButton } from '#shared/links.tsx';
import { t } from '#features/account/texts.ts';

/** Its longest word may break at the slash: with large text it is wider than a phone. */
export function CreateStanding({ wide }: { wide?: boolean }) {
  const [first = '', rest] = t.createStandingRecurringOrder.split('/');
  return (
    <GoButton to="/account/standingorder" kind="line" size={wide ? 'm' : 's'} wide={wide}>
      {first}
      {rest !== undefined && (
        <>
          /<wbr />
          {rest}
        </>
      )}
    </GoButton>
  );
}

import { qrCode } from '@servery/domain/printing/qr';
import { LinkButton, TextLink } from '@servery/ui/actions/button';
import { IconCircleCheck } from '@servery/ui/foundations/icon';
import { Display, Text } from '@servery/ui/foundations/text';
import { leftToDoLinks } from '#parts/left-to-do.ts';
import css from './done-page.module.css';
import type { Finished } from '#features/set-up/pay-step.tsx';
import { t } from '#features/set-up/texts.ts';

function Qr({ address }: { address: string }) {
  const dots = qrCode(address);
  if (!dots) return null;
  const size = dots.length + 4;
  const path = dots
    .flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 ${size} ${size}"><rect x="-2" y="-2" width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={t.qrLabel}
      width={160}
      height={160}
      className={css.qr}
    />
  );
}

type Props = { end: Finished; toConsole: string; takesCards: boolean };

/** The shop is open: where it is, and what to do next. */
export function DonePage({ end, toConsole, takesCards }: Props) {
  const { user, shop } = end;
  const origin = shop.url === '' ? location.origin : shop.url;
  const address = `${origin}${shop.path}`;
  // An account at a provider belongs to a venue, and there is one only now.
  const { cards, menu, team, printer } = leftToDoLinks;
  const todo = [...(takesCards ? [] : [cards]), menu, team, printer];
  return (
    <main className={css.page}>
      <header className={css.head}>
        <IconCircleCheck className={css.tick} />
        <Display as="h1" size={44}>
          {t.openTitle({ name: user.merchant.name })}
        </Display>
        <Text tone="soft">{t.openNote}</Text>
      </header>
      <section className={css.shop} aria-label={t.shopAddress}>
        <Qr address={address} />
        <div>
          <h2>{t.shopAddress}</h2>
          <a href={address} className={css.address}>
            {address.replace(/^https?:\/\//, '')}
          </a>
          <Text tone="soft">{t.testOrderNote}</Text>
          <div className={css.ways}>
            <LinkButton href={address}>{t.testOrder}</LinkButton>
            <LinkButton kind="line" href={toConsole}>
              {t.toConsole}
            </LinkButton>
          </div>
        </div>
      </section>
      <section className={css.todo} aria-labelledby="todo">
        <h2 id="todo">{t.leftToDo}</h2>
        <ul>
          {todo.map(({ text, href }) => (
            <li key={href}>
              <TextLink href={href} target="_blank">
                {text}
              </TextLink>
            </li>
          ))}
        </ul>
        <Text tone="soft">{t.leftToDoNote}</Text>
      </section>
    </main>
  );
}

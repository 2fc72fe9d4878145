import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '#foundations/cx';
import { IconLoaderCircle } from '#foundations/icon';
import css from './button.module.css';

export type ButtonLook = {
  kind?: 'primary' | 'soft' | 'quiet' | 'line' | 'raised' | 'bare' | 'warm' | 'wallet' | 'bad' | 'ink';
  /** s = touch target, m = usual (56), l = the main action of a screen */
  size?: 'xs' | 's' | 'm' | 'l';
  shape?: 'pill' | 'block';
  wide?: boolean;
  icon?: ReactNode;
  /** pushed to the far end: a price, a key */
  end?: ReactNode;
  /** after a middle dot, in lighter weight: a price in the label */
  detail?: ReactNode;
  busy?: boolean;
};
export type ButtonProps = ButtonLook & ComponentProps<'button'>;
export type LinkButtonProps = Omit<ButtonLook, 'busy'> & ComponentProps<'a'>;

type Dressed = ButtonLook & { className?: string };

function dress<Props extends Dressed>(props: Props) {
  const { kind = 'primary', size = 'm', shape = 'pill', wide, className, ...rest } = props;
  return {
    ...rest,
    'data-kind': kind,
    'data-size': size,
    'data-shape': shape,
    className: cx(css.button, wide && css.wide, className),
  };
}

/** The amount keeps its room while it waits, so that nothing around it moves. */
const Waiting = ({ end }: { end: ReactNode }) => (
  <span className={css.waiting}>
    <span>{end}</span>
    <IconLoaderCircle className={css.spin} />
  </span>
);

function Inside({ icon, end, detail, children }: ButtonLook & { children?: ReactNode }) {
  return (
    <>
      {icon}
      {children !== undefined && <span>{children}</span>}
      {detail !== undefined && <span className={css.detail}>{detail}</span>}
      {end !== undefined && <span className={css.end}>{end}</span>}
    </>
  );
}

const stay = (event: MouseEvent) => event.preventDefault();

export function Button({
  icon,
  end,
  detail,
  busy,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const spins = busy && icon === undefined && end !== undefined;
  return (
    <button
      {...dress(rest)}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? stay : onClick}
    >
      <Inside
        icon={busy && !spins ? <IconLoaderCircle className={css.spin} /> : icon}
        end={spins ? <Waiting end={end} /> : end}
        detail={detail}
      >
        {children}
      </Inside>
    </button>
  );
}

/** A link that looks like a button; give it to a router's link factory when it must navigate inside. */
export function LinkButton({ icon, end, detail, children, ...rest }: LinkButtonProps) {
  return (
    <a {...dress(rest)}>
      <Inside icon={icon} end={end} detail={detail}>
        {children}
      </Inside>
    </a>
  );
}

export type TextButtonLook = { tone?: 'accent' | 'ink' | 'bad' | 'inherit'; icon?: ReactNode; pad?: boolean };

export function TextButton(props: TextButtonLook & ComponentProps<'button'>) {
  const { tone = 'accent', icon, pad, children, className, type = 'button', ...rest } = props;
  return (
    <button {...rest} type={type} data-tone={tone} className={cx(css.text, pad && css.pad, className)}>
      {icon}
      {children}
    </button>
  );
}

export function TextLink(props: TextButtonLook & ComponentProps<'a'>) {
  const { tone = 'accent', icon, pad, children, className, ...rest } = props;
  return (
    <a {...rest} data-tone={tone} className={cx(css.text, pad && css.pad, className)}>
      {icon}
      {children}
    </a>
  );
}

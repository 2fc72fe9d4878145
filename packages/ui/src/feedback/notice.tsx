import type { ReactNode } from 'react';
import { cx } from '#foundations/cx';
import {
  IconCircleAlert,
  IconCircleCheck,
  IconInfo,
  IconTriangleAlert,
  IconWifiOff,
} from '#foundations/icon';
import css from './notice.module.css';

export type NoticeTone = 'info' | 'good' | 'warn' | 'bad' | 'highlight';

const icons: Record<NoticeTone, ReactNode> = {
  info: <IconInfo />,
  good: <IconCircleCheck />,
  warn: <IconTriangleAlert />,
  bad: <IconCircleAlert />,
  highlight: <IconInfo />,
};

export type NoticeProps = {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  icon?: ReactNode;
  /** a TextButton or Button below the words */
  action?: ReactNode;
  raised?: boolean;
  /** read at once when it appears */
  alert?: boolean;
  className?: string;
};

export function Notice({
  tone = 'info',
  title,
  children,
  icon,
  action,
  raised,
  alert,
  className,
}: NoticeProps) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      data-tone={tone}
      data-raised={raised || undefined}
      className={cx(css.notice, className)}
    >
      <span className={css.icon}>{icon ?? icons[tone]}</span>
      <div className={css.words}>
        {title !== undefined && <b>{title}</b>}
        {children}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}

export type BannerProps = {
  tone?: 'warn' | 'bad' | 'accent' | 'ink';
  icon?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
};
/** A full-strength bar across a screen: something is paused, switched off, wrong. */
export function Banner({ tone = 'warn', icon, children, actions }: BannerProps) {
  return (
    <output data-tone={tone} className={css.banner}>
      {icon}
      <span className={css.bannerWords}>{children}</span>
      {actions}
    </output>
  );
}

export function OfflineBar({ children }: { children: ReactNode }) {
  return (
    <output className={css.offline}>
      <IconWifiOff />
      {children}
    </output>
  );
}

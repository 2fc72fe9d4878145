import { Button, TextButton } from '#actions/button';
import { EmptyState } from '#feedback/empty';
import { IconPause } from '#foundations/icon-more';
import { Banner, Notice, OfflineBar } from '#feedback/notice';
import { ProgressBar, ProgressPath } from '#feedback/progress';
import { Card } from '#surfaces/card';
import { Loading, SkeletonRow } from '#feedback/skeleton';
import { Display } from '#foundations/text';
import { Section, Specimen } from '../frame.tsx';
import css from '../gallery.module.css';
import { pathSteps } from '../samples.ts';

export function Feedback() {
  return (
    <Section id="feedback" title="Feedback" lead="What happened, what to do, a button that does it.">
      <Specimen name="Progress" from="progress.tsx">
        <Card pad="l" look="raised" className={css.stage}>
          <ProgressPath label="Progress" steps={pathSteps} now="3" />
          <Display as="p" size={20}>
            We’re cooking. Come to the window when this says Ready.
          </Display>
        </Card>
        <ProgressPath label="Progress" steps={pathSteps} now="2" look="bars" />
        <Card look="deep" pad="l">
          <ProgressPath label="Progress" steps={pathSteps} now="2" look="bars" onDeep />
        </Card>
        <ProgressBar label="Points" value={70} tone="highlight" />
        <ProgressBar label="Full" value={5} max={8} size="s" />
      </Specimen>
      <Specimen name="Notices" from="notice.tsx">
        <Notice tone="bad" raised action={<TextButton>Try again</TextButton>}>
          Error ME1, please try again. If the problem continues, please log out and log back in again.
        </Notice>
        <Notice tone="warn" title="Closing soon">
          Last orders at 8:30 pm.
        </Notice>
        <Notice tone="good">Saved.</Notice>
        <Notice tone="highlight" title="New on the menu">
          Prawn & mango bowls, all November.
        </Notice>
        <Notice>Your receipt goes to your email.</Notice>
      </Specimen>
      <Specimen name="Empty" from="empty.tsx">
        <EmptyState title="Your cart is empty" action={<Button>Back to Menu</Button>} />
      </Specimen>
      <Specimen name="Loading" from="skeleton.tsx">
        <Loading label="Loading">
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      </Specimen>
      <Specimen name="Bars" from="OfflineBar, Banner · notice.tsx" wide>
        <OfflineBar>You’re offline. Nothing is lost.</OfflineBar>
        <Banner
          icon={<IconPause />}
          actions={
            <Button size="s" kind="ink">
              Resume
            </Button>
          }
        >
          <b>Paused until 12:45.</b> The counter is still open.
        </Banner>
      </Specimen>
    </Section>
  );
}

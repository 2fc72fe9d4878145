import { Button } from '@servery/ui/actions/button';
import { IconPause } from '@servery/ui/foundations/icon-more';
import { Banner } from '@servery/ui/feedback/notice';
import { useQuery } from '@tanstack/react-query';
import { storeQuery } from '#api/store-query.ts';
import { useSwitchStore } from '#features/store/use-switch-store.ts';
import { pauseText, titleOf } from '#features/store/words.ts';
import { t } from '#features/store/texts.ts';

/** On the board: nobody should wonder why it is quiet. */
export function StoreBanner({ zone }: { zone: string }) {
  const { data, dataUpdatedAt } = useQuery(storeQuery);
  const resume = useSwitchStore();
  if (!data || data.status.state === 'open') return null;
  const { status } = data;
  const paused = status.state === 'paused';
  return (
    <Banner
      icon={<IconPause />}
      actions={
        paused && (
          <Button
            kind="raised"
            size="s"
            busy={resume.isPending}
            onClick={() => resume.mutate({ state: 'open' })}
          >
            {t.resume}
          </Button>
        )
      }
    >
      <b>{titleOf[status.state]}.</b> {paused ? pauseText(status, dataUpdatedAt / 1000, zone) : status.reason}
    </Banner>
  );
}

import { Button } from '@servery/ui/actions/button';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { papersQuery } from '#api/printers-query.ts';
import { type Paper, paperName, paperText, type Printer } from '#features/devices/rules/words.ts';
import { usePrinterDeed } from '#features/devices/use-printer-deeds.ts';
import { sayGood } from '#toasts/toaster.ts';
import css from './devices.module.css';
import { t } from '#features/devices/texts.ts';

const canReprint = ({ kind, state }: Paper): boolean => kind !== 'test' && state !== 'waiting';

type RowProps = { paper: Paper; printer: Printer; clock: { zone: string; now: number } };

function Row({ paper, printer, clock }: RowProps) {
  const again = usePrinterDeed('ConsolePrinters.reprint', () =>
    sayGood(t.reprinting({ name: printer.name })),
  );
  const name = paperName(paper);
  return (
    <li className={css.paper}>
      <p>
        {name}
        <small>{paperText(paper, clock)}</small>
      </p>
      {canReprint(paper) && (
        <Button
          kind="quiet"
          size="s"
          busy={again.isPending}
          aria-label={t.reprintWhich({ paper: name })}
          onClick={() => again.mutate({ paper_id: paper.id })}
        >
          {t.reprint}
        </Button>
      )}
    </li>
  );
}

function Papers({ printer, zone }: { printer: Printer; zone: string }) {
  const { data, error, refetch, dataUpdatedAt } = useQuery(papersQuery(printer.id));
  if (error && !data)
    return (
      <>
        <Text tone="soft">{t.papersFailed}</Text>
        <Button kind="line" size="s" onClick={() => void refetch()}>
          {t.tryAgain}
        </Button>
      </>
    );
  if (!data)
    return (
      <Loading label={t.loadingPapers} className={css.bones}>
        {[1, 2].map((row) => (
          <Skeleton key={row} shape="block" height="2.6rem" />
        ))}
      </Loading>
    );
  if (data.papers.length === 0) return <Text tone="soft">{t.noPapers}</Text>;
  return (
    <ul aria-label={t.papers} className={css.papers}>
      {data.papers.map((paper) => (
        <Row key={paper.id} paper={paper} printer={printer} clock={{ zone, now: dataUpdatedAt }} />
      ))}
    </ul>
  );
}

/** What it was asked for last, each to be printed again. */
export const LastPapers = (props: { printer: Printer; zone: string }) => (
  <section aria-label={t.papers} className={css.part}>
    <h3>{t.papers}</h3>
    <Papers {...props} />
  </section>
);

import { Display } from '@servery/ui/foundations/text';
import css from './typing.module.css';

type Props = { label: string; text: string; long?: boolean; sample?: string | undefined };

/** What the on-screen keyboard has written so far. */
export function TypedText({ label, text, long, sample }: Props) {
  return (
    <Display as="output" size={long ? 24 : 44} className={css.name}>
      <span className="visually-hidden">{`${label} `}</span>
      {text}
      <span aria-hidden className={css.caret} />
      {text === '' && sample ? (
        <span aria-hidden className={css.sample}>
          {sample}
        </span>
      ) : null}
    </Display>
  );
}

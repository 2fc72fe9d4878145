import { MOST_PICTURE_BYTES, PICTURE_TYPES } from '@servery/domain/media/pictures';
import { Button } from '@servery/ui/actions/button';
import { IconImageUp } from '@servery/ui/foundations/icon-more';
import { FieldError } from '@servery/ui/inputs/field';
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { uploadPicture } from '#api/upload-picture.ts';
import type { Written } from '#features/brand/rules/written.ts';
import type { BrandDraft } from '#features/brand/use-brand.ts';
import pane from '#parts/pane.module.css';
import css from './look.module.css';
import { t } from '#features/brand/texts.ts';

type UploadProps = {
  /** What it is a picture of, as people call it. */
  name: string;
  look: 'logo' | 'hero' | 'block';
  url: string;
  onChange: (path: string) => void;
  children?: ReactNode;
};

/** One picture, and the way to another. */
export function PictureTile({ name, look, url, onChange, children }: UploadProps) {
  const file = useRef<HTMLInputElement>(null);
  // What was changed while it was on its way stays changed.
  const take = useRef(onChange);
  useEffect(() => {
    take.current = onChange;
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    setProblem(undefined);
    if (!chosen) return;
    if (chosen.size > MOST_PICTURE_BYTES) return setProblem(t.pictureLarge);
    setBusy(true);
    const sent = await uploadPicture(chosen);
    setBusy(false);
    if (sent.ok) take.current(sent.value.path);
    else setProblem(sent.message);
    return undefined;
  };
  return (
    <div className={css.picture}>
      {url !== '' && <img src={url} alt="" data-look={look} />}
      <div>
        <b>{name}</b>
        <Button
          kind="line"
          size="xs"
          icon={<IconImageUp />}
          busy={busy}
          aria-label={t.replacePicture({ name })}
          onClick={() => file.current?.click()}
        >
          {url === '' ? t.choose : t.replace}
        </Button>
        {children}
      </div>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={t.pictureFile({ name })}
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => void choose(event)}
      />
      {problem !== undefined && <FieldError>{problem}</FieldError>}
    </div>
  );
}

type Props = { draft: BrandDraft; held: Written; mediaUrl: string };

export function PicturesPart({ draft, mediaUrl }: Props) {
  const { marks, hero } = draft.value;
  const { logo, favicon } = marks;
  // The small picture in a browser's tab is the logo, unless the brand has brought another.
  const isItsIcon = favicon === 'favicon.svg' || favicon === logo;
  const replaceLogo = (path: string) =>
    draft.change({ marks: { logo: path, favicon: isItsIcon ? path : favicon } });
  return (
    <section aria-label={t.pictures} className={pane.part}>
      <h3>{t.pictures}</h3>
      <div className={css.pictures}>
        <PictureTile name={t.logo} look="logo" url={`${mediaUrl}${logo}`} onChange={replaceLogo} />
        <PictureTile
          name={t.hero}
          look="hero"
          url={`${mediaUrl}${hero}`}
          onChange={(path) => draft.change({ hero: path })}
        />
      </div>
    </section>
  );
}

import { MOST_PICTURE_BYTES, PICTURE_TYPES } from '@servery/domain/media/pictures';
import { Button } from '@servery/ui/actions/button';
import { IconImage, IconImageUp, IconTrash2 } from '@servery/ui/foundations/icon-more';
import { FieldError } from '@servery/ui/inputs/field';
import { Dialog } from '@servery/ui/overlays/sheet';
import { Picture, type Tint } from '@servery/ui/surfaces/picture';
import { type ChangeEvent, useRef, useState } from 'react';
import { uploadPicture } from '#api/upload-picture.ts';
import { CropFrame } from '#features/menu/crop-frame.tsx';
import { cutOut, readImage } from '#features/menu/cut-out.ts';
import { OwnPictures } from '#features/menu/own-pictures.tsx';
import { type Crop, WHOLE } from '#features/menu/rules/crop.ts';
import css from './picture-field.module.css';
import { t } from '#features/menu/texts.ts';

type Shown = { path: string; url: string };
type Props = {
  name: string;
  url: string;
  tint: string;
  /** Those that the menu shows already. */
  used: readonly Shown[];
  onChange: (picture: Shown) => void;
};

function useUpload(onDone: (picture: Shown) => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (image: HTMLImageElement, crop: Crop) => {
    setBusy(true);
    const file = await cutOut(image, crop);
    const sent = file ? await uploadPicture(file) : undefined;
    setBusy(false);
    if (sent?.ok) onDone({ path: sent.value.path, url: sent.value.url });
    else setProblem(sent?.message ?? t.pictureUnreadable);
  };
  return { busy, problem, setProblem, send };
}

type CropProps = { image: HTMLImageElement; onClose: () => void; onDone: (picture: Shown) => void };

function CropDialog({ image, onClose, onDone }: CropProps) {
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const upload = useUpload(onDone);
  return (
    <Dialog open title={t.crop} onClose={onClose}>
      <CropFrame image={image} crop={crop} onCrop={setCrop} />
      {upload.problem !== undefined && <FieldError>{upload.problem}</FieldError>}
      <Button wide busy={upload.busy} onClick={() => void upload.send(image, crop)}>
        {t.takeThis}
      </Button>
    </Dialog>
  );
}

/** What a product looks like: a photograph of its own, one of ours, or none. */
export function PictureField({ name, url, tint, used, onChange }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const [image, setImage] = useState<HTMLImageElement>();
  const [choosing, setChoosing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    setProblem(undefined);
    if (!chosen) return;
    const read = chosen.size <= MOST_PICTURE_BYTES ? await readImage(chosen) : undefined;
    if (read) setImage(read);
    else setProblem(chosen.size > MOST_PICTURE_BYTES ? t.pictureLarge : t.pictureUnreadable);
  };
  const take = (picture: Shown) => {
    setImage(undefined);
    setChoosing(false);
    onChange(picture);
  };
  return (
    <div className={css.field}>
      <Picture src={url || undefined} alt={url ? t.pictureOf({ name }) : ''} tint={(tint || 'oat') as Tint} />
      <div className={css.buttons}>
        <Button kind="line" size="s" icon={<IconImageUp />} onClick={() => file.current?.click()}>
          {url ? t.replace : t.upload}
        </Button>
        <Button kind="line" size="s" icon={<IconImage />} onClick={() => setChoosing(true)}>
          {t.oneOfOurs}
        </Button>
        {url !== '' && (
          <Button kind="quiet" size="s" icon={<IconTrash2 />} onClick={() => onChange({ path: '', url: '' })}>
            {t.noPicture}
          </Button>
        )}
        <input
          ref={file}
          type="file"
          aria-label={t.pictureFile}
          accept={PICTURE_TYPES.join(',')}
          hidden
          onChange={(event) => void choose(event)}
        />
      </div>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
      {image && <CropDialog image={image} onClose={() => setImage(undefined)} onDone={take} />}
      {choosing && <OwnPictures used={used} onClose={() => setChoosing(false)} onTake={take} />}
    </div>
  );
}

import type { CallOutput } from '@servery/contract/registry';
import { fail, type Failure } from '@servery/domain/failure';
import { uploadPath } from '@servery/domain/media/pictures';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import { ownAction, readAction } from '#http/action';
import { answer } from '#http/answer';
import type { Making } from '#media/make-picture';
import { addPicture, isGalleryFull, newestPictures, type NewPicture } from '#stores/pictures';
import { pictureUrl } from '#views/menu';
import { whyNoPicture } from '#views/picture-problem';

/** As many as somebody looks through. */
const SHOWN = 200;

const view = (it: NewPicture): CallOutput<'ConsolePictures.add'> => ({
  path: uploadPath(it.hash),
  url: pictureUrl({ brandCode: it.brand_code }, uploadPath(it.hash)),
  width: it.width,
  height: it.height,
  created_at: it.created_at,
});

export const consolePictures = readAction('ConsolePictures', async (tx, _input, caller) => {
  const rows = await newestPictures(tx, teamMember(caller).brandCode, SHOWN);
  return answer({ pictures: rows.map(view) });
});

type NotMade = Exclude<Making, { is: 'made' }>;

function refusal(making: NotMade): Failure<'picture_refused' | 'pictures_busy' | 'pictures_off'> {
  if (making.is === 'busy') return fail('pictures_busy');
  if (making.problem === 'no_sharp') return fail('pictures_off');
  return fail('picture_refused', { problem: whyNoPicture(making.problem) });
}

export const consoleAddPicture = ownAction(
  'ConsolePictures.add',
  ['pictures', 'upload', 'log'],
  async (db, _input, { caller, pictures, upload, log }) => {
    const { brandCode, venueId, personId } = teamMember(caller);
    if (await db.read((tx) => isGalleryFull(tx, brandCode))) return fail('pictures_full');
    const making = await pictures.make(upload, brandCode);
    if (making.is === 'refused' && making.problem === 'no_sharp')
      log.error({}, 'sharp could not be loaded: nobody can upload pictures');
    if (making.is !== 'made') return refusal(making);
    const { width, height, files } = making.picture;
    const hash = await pictures.store(brandCode, making.picture);
    const row: NewPicture = {
      brand_code: brandCode,
      hash,
      venue_id: venueId,
      person_id: personId,
      width,
      height,
      bytes: files.reduce((sum, file) => sum + file.length, 0),
      created_at: caller.now,
    };
    await db.write(async (tx) => {
      await addPicture(tx, row);
      await note(tx, caller, { action: 'picture.added', subject: '', details: { width, height } });
    });
    return answer(view(row));
  },
);

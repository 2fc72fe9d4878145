import { type CallResult, NO_ANSWER, resultOf } from '@servery/contract/client/wire';
import { t } from '#api/texts.ts';

const GIVE_UP_MS = 120_000;

/** Sends a picture as it is; the server writes it anew in every width that pages need. */
export async function uploadPicture(picture: Blob): Promise<CallResult<'ConsolePictures.add'>> {
  try {
    const response = await fetch('/api/pictures', {
      method: 'POST',
      headers: { 'content-type': picture.type },
      body: picture,
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    return resultOf<'ConsolePictures.add'>((await response.json()) as never);
  } catch {
    return { ...NO_ANSWER, message: t.unreachable };
  }
}

import { LEAST_PICTURE_WIDTH, MOST_PICTURE_PIXELS } from '@servery/domain/media/pictures';
import { catalogue } from '@servery/domain/texts/catalogue';
import type { PictureProblem } from '#media/picture-process';

const MILLION = 1_000_000;

const TEXT = catalogue('picture_problems', {
  unreadable: 'We can’t read this picture. Try another, or save it again as a JPEG',
  kind: 'We can’t read this kind of file. Send a JPEG, PNG, WebP or AVIF',
  small: 'This picture is too small. It must be at least {least} pixels wide and high',
  large: 'This picture is too large. It can have at most {most} million pixels',
});

/** What to say of a picture that is not taken. */
export function whyNoPicture(problem: Exclude<PictureProblem, 'no_sharp'>): string {
  switch (problem) {
    case 'small':
      return TEXT.small({ least: LEAST_PICTURE_WIDTH });
    case 'large':
      return TEXT.large({ most: MOST_PICTURE_PIXELS / MILLION });
    case 'kind':
    case 'unreadable':
      return TEXT[problem];
  }
}

import { t } from '#review/texts';
export const ratings = [
  {
    field: 'ease_of_use',
    get label() {
      return t.easeOfUse;
    },
  },
  {
    field: 'speed',
    get label() {
      return t.speed;
    },
  },
  {
    field: 'overall',
    get label() {
      return t.overall;
    },
  },
] as const;
export type RatingField = (typeof ratings)[number]['field'];
export type Rated = Readonly<Record<RatingField, number>>;

export const MOST_STARS = 5;
export const notRated: Rated = { ease_of_use: 0, speed: 0, overall: 0 };

const isRating = (stars: number): boolean => Number.isInteger(stars) && stars >= 1 && stars <= MOST_STARS;

/** The first that nobody has tapped yet. */
export const missingRating = (rated: Rated): RatingField | undefined =>
  ratings.find(({ field }) => !isRating(rated[field]))?.field;

/** Only who was content is asked to say so where others read it. */
export const isContent = (rated: Rated): boolean =>
  ratings.every(({ field }) => rated[field] >= MOST_STARS - 1);

import { catalogue, choicesOf } from '#texts/catalogue';

export const ratings = choicesOf(
  catalogue('ratings', { ease_of_use: 'Ease of use', speed: 'Speed', overall: 'Overall' }),
);
export type RatingField = (typeof ratings)[number]['id'];
export type Rated = Readonly<Record<RatingField, number>>;

export const MOST_STARS = 5;
export const notRated: Rated = { ease_of_use: 0, speed: 0, overall: 0 };

const isRating = (stars: number): boolean => Number.isInteger(stars) && stars >= 1 && stars <= MOST_STARS;

/** The first that nobody has tapped yet. */
export const missingRating = (rated: Rated): RatingField | undefined =>
  ratings.find(({ id }) => !isRating(rated[id]))?.id;

/** Only who was content is asked to say so where others read it. */
export const isContent = (rated: Rated): boolean => ratings.every(({ id }) => rated[id] >= MOST_STARS - 1);

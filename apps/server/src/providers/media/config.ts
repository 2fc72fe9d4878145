import { z } from 'zod';
import { join } from 'node:path';
import { folderMedia } from '#providers/media/folder';
import type { MediaPort } from '#providers/media/port';
import { s3Media, type S3Settings } from '#providers/media/s3';

export const mediaEnvironment = {
  MEDIA_S3_URL: z
    .url('is not an address like https://s3.ap-southeast-2.amazonaws.com/bucket')
    .regex(/[^/]$/, 'ends with a slash')
    .optional(),
  MEDIA_S3_REGION: z.string().min(1).default('ap-southeast-2'),
  MEDIA_S3_ACCESS_KEY: z.string().min(1).optional(),
  MEDIA_S3_SECRET_KEY: z.string().min(1).optional(),
};
type MediaEnvironment = z.output<z.ZodObject<typeof mediaEnvironment>>;

/** Half a bucket is a mistake: pictures would be put where nobody looks for them. */
export function mediaProblem(it: MediaEnvironment): string | undefined {
  const { MEDIA_S3_URL: url, MEDIA_S3_ACCESS_KEY: access, MEDIA_S3_SECRET_KEY: secret } = it;
  const given = [url, access, secret].filter((value) => value !== undefined).length;
  return given === 0 || given === 3
    ? undefined
    : 'MEDIA_S3_URL, MEDIA_S3_ACCESS_KEY and MEDIA_S3_SECRET_KEY are set together or not at all';
}

/** Without a bucket, pictures are in the data folder. */
export const mediaOf = (it: MediaEnvironment): S3Settings | undefined =>
  it.MEDIA_S3_URL && it.MEDIA_S3_ACCESS_KEY && it.MEDIA_S3_SECRET_KEY
    ? {
        url: it.MEDIA_S3_URL,
        region: it.MEDIA_S3_REGION,
        accessKey: it.MEDIA_S3_ACCESS_KEY,
        secretKey: it.MEDIA_S3_SECRET_KEY,
      }
    : undefined;

export const chooseMediaPort = (config: { mediaS3: S3Settings | undefined; dataDir: string }): MediaPort =>
  config.mediaS3 ? s3Media(config.mediaS3) : folderMedia(join(config.dataDir, 'media'));

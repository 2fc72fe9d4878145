/** How wide every picture is made, beside the largest. */
export const PICTURE_WIDTHS = [96, 240, 560] as const;

/** How wide the largest is at most; it is only fetched where a picture is shown larger than all of the above. */
export const LARGEST_WIDTH = 1200;

/** What a picture in one of its widths is called: `pics/soup.svg` is `pics/soup-240.webp`. */
export const pictureName = (path: string, width: number): string => path.replace(/\.\w+$/, `-${width}.webp`);

/** Below the media of a brand. */
const UPLOADS = 'uploads/';

/** What an uploaded picture is called where products, home blocks and brands name their pictures. */
export const uploadPath = (hash: string): string => `${UPLOADS}${hash}.webp`;

/** All the files of an uploaded picture. */
export const uploadFiles = (hash: string): string[] => [
  uploadPath(hash),
  ...PICTURE_WIDTHS.map((width) => pictureName(uploadPath(hash), width)),
];

const FILE = /^uploads\/([0-9a-f]{64})(-\d+)?\.webp$/;

/** Whether a name is that of a file of an upload: nothing else is looked for among them. */
export function isUploadFile(name: string): boolean {
  const hash = FILE.exec(name)?.[1];
  return hash !== undefined && uploadFiles(hash).includes(name);
}

/** Somebody's own photograph fills its frame; our drawings lie on a plate. */
export const isPhotograph = (url: string): boolean => url.includes(`/${UPLOADS}`);

/** What a picture may be sent as. Drawings (SVG) can hold scripts and are not taken. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const MOST_PICTURE_BYTES = 15 * 1024 * 1024;
export const MOST_PICTURE_PIXELS = 60_000_000;
/** Fewer than a phone shows: it would be seen as squares. */
export const LEAST_PICTURE_WIDTH = 96;
/** How many pictures a brand can keep. */
export const MOST_PICTURES = 5000;
/** So long a picture that nothing shows is kept: a change can be taken back. */
export const KEEP_UNUSED_MS = 30 * 86_400_000;

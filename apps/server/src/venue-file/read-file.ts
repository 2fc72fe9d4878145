import { type VenueFile, venueFile } from '@servery/contract/venue-file/venue-file';
import { err, ok, type Result } from '@servery/domain/result';
import { normalForm } from '@servery/domain/venue-file/normal-form';
import type { FileProblem } from '@servery/domain/venue-file/problems';

const MOST_CHARACTERS = 20_000_000;
const MOST_PROBLEMS = 100;

const problem = (where: string, why: string): Result<never, FileProblem[]> => err([{ where, why }]);

/** A venue file as somebody wrote it; else all that is wrong with it. */
export function readVenueFile(text: string): Result<VenueFile, FileProblem[]> {
  if (text.length > MOST_CHARACTERS)
    return problem('the file', `is longer than ${MOST_CHARACTERS} characters`);
  let written: unknown;
  try {
    written = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return problem('the file', `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = venueFile.safeParse(written);
  if (parsed.success) return ok(normalForm(parsed.data));
  return err(
    parsed.error.issues.slice(0, MOST_PROBLEMS).map((issue) => ({
      where: issue.path.length === 0 ? 'the file' : issue.path.join(', '),
      why:
        issue.code === 'unrecognized_keys'
          ? `has ${issue.keys.join(', ')}, which nobody reads`
          : issue.message,
    })),
  );
}

/** What a Containerfile may say, as far as ours does. */
const KNOWN = new Set([
  'FROM',
  'LABEL',
  'ENV',
  'WORKDIR',
  'COPY',
  'RUN',
  'USER',
  'VOLUME',
  'EXPOSE',
  'STOPSIGNAL',
  'HEALTHCHECK',
  'CMD',
]);

export type Instruction = { name: string; flags: Record<string, string>; rest: string };
export type Stage = { image: string; alias: string | undefined; steps: Instruction[] };

function instructionOf(line: string): Instruction {
  const [, name = '', said = ''] = /^([A-Z]+)\s+(\S.*)$/.exec(line) ?? [];
  if (!KNOWN.has(name)) throw new Error(`not an instruction: ${line}`);
  const flags: Record<string, string> = {};
  const rest = said.replace(/^(?:--[a-z-]+=\S+\s+)+/, (all) => {
    for (const [, flag = '', value = ''] of all.matchAll(/--([a-z-]+)=(\S+)/g)) flags[flag] = value;
    return '';
  });
  return { name, flags, rest };
}

/** Lines that end with a backslash go on; those that begin with # say something to people. */
const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');

export function readContainerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of linesIn(text)) {
    const step = instructionOf(line);
    if (step.name === 'FROM') {
      const [, image = '', alias] = /^(\S+)(?: AS (\S+))?$/.exec(step.rest) ?? [];
      if (image === '') throw new Error(`not an image: ${line}`);
      stages.push({ image, alias, steps: [] });
    } else {
      const stage = stages.at(-1);
      if (!stage) throw new Error(`before the first FROM: ${line}`);
      stage.steps.push(step);
    }
  }
  return stages;
}

/** The words of a command that is run without a shell. */
export function wordsOf({ rest }: Instruction): string[] {
  const [, list = ''] = /^(?:CMD )?(\[.*\])$/.exec(rest) ?? [];
  const words: unknown = JSON.parse(list);
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string'))
    throw new Error(`not a list of words: ${rest}`);
  return words;
}

export const envOf = ({ steps }: Stage): Record<string, string> =>
  Object.fromEntries(
    steps
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ rest }) =>
        [...rest.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
      ),
  );

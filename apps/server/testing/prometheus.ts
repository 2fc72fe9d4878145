/** Reads the text format as strictly as promtool does, and says what it would not take. */
export type Read = { types: Map<string, string>; samples: Map<string, number> };

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const LABEL = '[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"';
const SAMPLE = new RegExp(
  `^(${NAME})(\\{${LABEL}(?:,${LABEL})*\\})? (\\+Inf|-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)$`,
);
const HELP = new RegExp(`^# HELP (${NAME}) (\\S.*)$`);
const TYPE = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram)$`);

const must = (right: unknown, what: string): void => {
  if (!right) throw new Error(`not Prometheus text: ${what}`);
};

function checkName(name: string, type: string): void {
  if (type === 'counter') must(name.endsWith('_total'), `${name} is a counter and does not end in _total`);
  else must(!name.endsWith('_total'), `${name} ends in _total and is no counter`);
}

/** Buckets of one histogram and label rise, and the last is its count. */
function checkHistograms({ types, samples }: Read): void {
  for (const [name] of [...types].filter(([, type]) => type === 'histogram')) {
    let last = 0;
    for (const [key, value] of samples) {
      if (key.startsWith(`${name}_bucket{`)) {
        must(value >= last, `${key} is below the bucket before it`);
        last = value;
      }
      if (key.startsWith(`${name}_count`)) {
        must(value === last, `${key} is not its last bucket`);
        last = 0;
      }
    }
  }
}

export function readPrometheus(text: string): Read {
  must(text.endsWith('\n'), 'the last line does not end');
  const read: Read = { types: new Map(), samples: new Map() };
  const helped = new Set<string>();
  let family = '';
  for (const line of text.slice(0, -1).split('\n')) {
    const [, name = '', type] = TYPE.exec(line) ?? HELP.exec(line) ?? [];
    if (line.startsWith('# HELP ')) {
      must(type !== undefined && !helped.has(name), line);
      helped.add(name);
    } else if (line.startsWith('# TYPE ')) {
      must(type !== undefined && helped.has(name) && !read.types.has(name), line);
      checkName(name, type ?? '');
      read.types.set(name, type ?? '');
      family = name;
    } else {
      const [, of = '', labels = '', value = ''] = SAMPLE.exec(line) ?? [];
      must(
        of !== '' &&
          of.replace(/_(?:bucket|sum|count)$/, '') === family.replace(/_(?:bucket|sum|count)$/, ''),
        line,
      );
      must(!read.samples.has(of + labels), `${of}${labels} twice`);
      read.samples.set(of + labels, value === '+Inf' ? Infinity : Number(value));
    }
  }
  checkHistograms(read);
  return read;
}

export type Dsn = { key: string; url: string };

/** 'https://key@errors.example.com/path/42' names a project, and the key that may write to it. */
export function readDsn(text: string): Dsn | undefined {
  const url = URL.parse(text);
  const [, prefix, project] = /^(.*)\/(\d+)\/?$/.exec(url?.pathname ?? '') ?? [];
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb || url.username === '' || project === undefined) return undefined;
  return { key: url.username, url: `${url.origin}${prefix}/api/${project}/envelope/` };
}

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob, resolve } from 'node:path';
import { MOST_PICTURE_BYTES } from '@servery/domain/media/pictures';
import { describe, expect, onTestFinished, test } from 'vitest';
import { envOf, readContainerfile, type Stage, wordsOf } from './artefact/containerfile.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('the Containerfile', () => {
  const stages = readContainerfile(read('Containerfile'));
  const [build, final] = stages as [Stage, Stage];
  const steps = (stage: Stage, name: string) => stage.steps.filter((step) => step.name === name);
  const copied = steps(build, 'COPY').flatMap(({ rest }) => rest.split(' ').slice(0, -1));
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isIgnored = (path: string) =>
    ignored.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));

  test('has two stages on the pinned Node, and is refused by its reader where it is wrong', () => {
    expect(stages).toHaveLength(2);
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } };
    for (const { image } of stages) expect(image).toContain(`node:${dependencies.node}-`);
    expect(() => readContainerfile('RUN x')).toThrow(/before the first FROM/);
    expect(() => readContainerfile('FROM a\nRUNN x')).toThrow(/not an instruction/);
  });

  test('copies what is there, and leaves nothing out that a build needs', () => {
    for (const path of copied.filter((each) => each !== '.')) {
      expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
      expect([path, isIgnored(path)]).toEqual([path, false]);
    }
    const tracked = execFileSync('git', ['ls-files', 'apps', 'packages', 'brands', 'scripts', 'deploy'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(tracked.trim().split('\n').filter(isIgnored)).toEqual([]);
    for (const path of [
      '.git/config',
      'node_modules/pg/package.json',
      '.env',
      'data/servery.db',
      'apps/x/.env.local',
    ])
      expect([path, isIgnored(path)]).toEqual([path, true]);
  });

  test('has the lists of packages of every workspace before they are installed', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const wanted = workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: ROOT }));
    expect(copied).toEqual(expect.arrayContaining(wanted));
    const install = build.steps.findIndex(({ rest }) => rest.startsWith('npm ci'));
    const everything = build.steps.findIndex(({ rest }) => rest === '. .');
    expect(install).toBeGreaterThan(0);
    expect(install).toBeLessThan(everything);
  });

  test('runs as somebody without rights, says whether it is healthy, and holds no secret', () => {
    expect(steps(final, 'USER').at(-1)?.rest).toBe('node');
    expect(steps(final, 'COPY').map(({ flags }) => flags['from'])).toEqual([build.alias]);
    expect(steps(final, 'HEALTHCHECK')[0]?.rest).toContain('/healthz');
    expect(wordsOf(steps(final, 'CMD')[0]!)).toEqual(['node', 'scripts/serve.mjs']);
    expect(envOf(final)['NODE_ENV']).toBe('production');
    for (const name of stages.flatMap((stage) => Object.keys(envOf(stage))))
      expect(name).not.toMatch(/KEY|SECRET|TOKEN|PASSWORD|DATABASE_URL|MAIL_URL/);
  });
});

const ANALYZE = '/usr/bin/systemd-analyze';
const UNITS = readdirSync(join(ROOT, 'deploy')).filter((name) => /\.(?:service|timer)$/.test(name));
const KEYS: Readonly<Record<string, RegExp>> = {
  Unit: /^(?:Description|Documentation|Wants|After|OnFailure)$/,
  Install: /^WantedBy$/,
  Timer: /^(?:OnCalendar|RandomizedDelaySec|Persistent)$/,
  Service:
    /^(?:Type|User|Group|WorkingDirectory|Environment|EnvironmentFile|ExecStart|ExecStartPost|Restart|RestartSec|TimeoutStopSec|KillMode|StateDirectory|StateDirectoryMode|UMask|Nice|LimitNOFILE|NoNewPrivileges|CapabilityBoundingSet|AmbientCapabilities|Protect(?:System|Home|Proc|Clock|ControlGroups|Hostname|KernelLogs|KernelModules|KernelTunables)|Private(?:Devices|Tmp|Users)|LockPersonality|RemoveIPC|Restrict(?:AddressFamilies|Namespaces|Realtime|SUIDSGID)|SystemCall(?:Architectures|Filter|ErrorNumber))$/,
};

describe.each(UNITS)('the unit %s', (name) => {
  const text = read(`deploy/${name}`);

  test('has keys that systemd knows, each in its section', () => {
    let section = '';
    for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
      const [, opened] = /^\[(\w+)\]$/.exec(line) ?? [];
      if (opened !== undefined) section = opened;
      else
        expect(`${section} ${line}`).toSatisfy(() => KEYS[section]?.test(line.split('=')[0] ?? '') ?? false);
    }
  });

  test('starts what the artefact has', () => {
    for (const [, path = ''] of text.matchAll(/^ExecStart=\/usr\/bin\/node (\S+)$/gm))
      expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
  });

  // Where the machine has systemd, it is asked itself.
  test.skipIf(!existsSync(ANALYZE))('is one that systemd takes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'servery-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const there = text.replaceAll('/usr/bin/node', '/bin/true');
    writeFileSync(join(folder, name), there);
    writeFileSync(
      join(folder, name.replace('.timer', '.service')),
      there.includes('[Timer]') ? '[Service]\nExecStart=/bin/true\n' : there,
    );
    const said = spawnSync(ANALYZE, ['verify', '--man=no', '--recursive-errors=no', join(folder, name)], {
      encoding: 'utf8',
    });
    expect([said.status, said.stderr.split('\n').filter((line) => line.includes(name))]).toEqual([0, []]);
  });
});

describe('the alert rules', () => {
  const rules = read('deploy/alerts.yml');
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const guide = read('docs/operations.md');

  test('ask for metrics that the server has', () => {
    const folder = join(ROOT, 'apps/server/src/metrics');
    const sources = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'));
    const code = sources.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    const known = new Set([...code.matchAll(/name: '(\w+)'/g)].map(([, name = '']) => name));
    const asked = [...rules.matchAll(/\b(?:servery|process)_\w+/g)].map(([name]) =>
      name.replace(/_bucket$/, ''),
    );
    expect(asked.length).toBeGreaterThan(10);
    for (const name of asked) expect(known).toContain(name);
  });

  test.each(alerts)('%s says in docs/operations.md what to do', (alert) => {
    expect(guide).toMatch(new RegExp(`^\\| \`${alert}\` +\\| \\S.{20,}`, 'm'));
  });
});

test('the proxy of the manual lets the largest picture through', () => {
  const [, megabytes = '0'] = /client_max_body_size (\d+)m;/.exec(read('docs/operations.md')) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(MOST_PICTURE_BYTES);
});

test('the image of the manual keeps its health check: the usual format of podman has none', () => {
  expect(read('Containerfile')).toContain('HEALTHCHECK');
  expect(read('docs/operations.md')).toMatch(/podman build .*--format docker/);
});

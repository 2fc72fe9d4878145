import { z } from 'zod';

export type Config = { port: number; smtpPort: number; host: string; dataDir?: string };

const port = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(0, 'must be 0 to 65535')
  .max(65_535, 'must be 0 to 65535');

const schema = z.object({
  SANDBOX_PORT: port.default(3001),
  SANDBOX_SMTP_PORT: port.default(3025),
  SANDBOX_HOST: z.string().trim().default('127.0.0.1'),
  SANDBOX_DATA: z.string().trim().optional(),
});

export class ConfigError extends Error {}

/** An empty variable counts as not set, as in `SANDBOX_DATA= node …`. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(set);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name} ${issue.message}, but is "${env[name] ?? ''}"`;
    });
    throw new ConfigError(lines.join('\n'));
  }
  const { SANDBOX_PORT, SANDBOX_SMTP_PORT, SANDBOX_HOST, SANDBOX_DATA } = parsed.data;
  return { port: SANDBOX_PORT, smtpPort: SANDBOX_SMTP_PORT, host: SANDBOX_HOST, dataDir: SANDBOX_DATA };
}

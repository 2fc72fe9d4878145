import { z } from 'zod';

export type OtlpSettings = { url: string; headers: Record<string, string>; service: string };

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** `name=value,name=value`, each percent-encoded, as OpenTelemetry writes them. */
const pairs = z.string().transform((text, context): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const [, name, value] = /^\s*([\w-]+)\s*=(.*)$/.exec(part) ?? [];
    const decoded = value === undefined ? undefined : decode(value.trim());
    if (name === undefined || decoded === undefined) {
      context.addIssue({ code: 'custom', message: 'is not a list like api-key=secret,team=kitchen' });
      return z.NEVER;
    }
    found[name.toLowerCase()] = decoded;
  }
  return found;
});

/** The names are OpenTelemetry's own: who knows them need not learn others. */
export const telemetryEnvironment = {
  METRICS_TOKEN: z.string().min(16, 'is shorter than 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url('is not an address like http://collector:4318').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.default({}),
  OTEL_SERVICE_NAME: z.string().min(1).default('servery'),
};

type Environment = z.output<z.ZodObject<typeof telemetryEnvironment>>;

export const telemetryOf = (
  it: Environment,
): { metricsToken: string | undefined; otlp: OtlpSettings | undefined } => ({
  metricsToken: it.METRICS_TOKEN,
  otlp: it.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        url: `${it.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
        headers: it.OTEL_EXPORTER_OTLP_HEADERS,
        service: it.OTEL_SERVICE_NAME,
      }
    : undefined,
});

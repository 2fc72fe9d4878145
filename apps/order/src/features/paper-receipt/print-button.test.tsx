import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

/** The button in a build of a brand that has a printer, or none. */
async function drawn(print_docket: boolean): Promise<string> {
  vi.resetModules();
  vi.stubGlobal('serveryFacts', { brand: { flags: { print_docket }, texts: {} } });
  const { PrintButton } = await import('#features/paper-receipt/print-button.tsx');
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PrintButton orderId="o1" />
    </QueryClientProvider>,
  );
}

test('a receipt can be printed where the brand prints dockets, and nowhere else [ACC-124]', async () => {
  expect(await drawn(true)).toContain('Print Receipt');
  expect(await drawn(false)).toBe('');
});

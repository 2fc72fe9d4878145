import { expect, test } from '../servery.ts';

type Fiber = { flags: number; alternate: Fiber | null; child: Fiber | null; sibling: Fiber | null };
type Counting = { again?: number };

/** Runs in the page, as the developer tools of React do: how many parts are rendered again after they were shown. */
function countRendersAgain(): void {
  const held = globalThis as unknown as Counting;
  held.again = 0;
  const PERFORMED_WORK = 1;
  const visit = (first: Fiber | null): void => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const before = fiber.alternate;
      if (before && fiber.flags & PERFORMED_WORK) held.again = (held.again ?? 0) + 1;
      if (fiber.child !== before?.child) visit(fiber.child);
    }
  };
  Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => visit(root.current.child),
    onPostCommitFiberRoot: () => {},
    onCommitFiberUnmount: () => {},
  });
}

test('the menu of somebody who comes for the first time is rendered once: no store or query has it rendered again', async ({
  page,
  servery,
}) => {
  await page.addInitScript(countRendersAgain);
  await page.goto(`${servery.url}/menu/banksia-kitchen`);
  const again = () => page.evaluate(() => (globalThis as unknown as Counting).again);
  // The rest of the menu is filled section by section, after all that followed the first render.
  await expect.poll(again).toBeGreaterThan(0);
  await expect(page.locator('section[data-empty]')).toHaveCount(0);
  // The first screen alone has more than ninety parts.
  expect(await again()).toBeLessThan(60);
});

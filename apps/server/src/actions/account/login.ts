import { ownAction } from '#http/action';
import { answer, fail } from '#http/answer';
import { ensureSession } from '#http/session';
import { secretFits } from '#safety/password';
import { clearFailures, countFailure, lockedOut } from '#safety/sign-in-guard';
import { customerWithPassword } from '#stores/people';
import { rotateSession } from '#stores/sessions';
import { customerView } from '#views/customer';

export const login = ownAction('Login', async (db, input, context) => {
  const email = input.email.trim().toLowerCase();
  const attempt = { account: `${context.brand.code}:${email}`, address: context.address, now: context.now };
  const locked = await lockedOut(db, attempt);
  if (locked) return locked;
  const customer = await db.read((tx) => customerWithPassword(tx, context.brand.code, email));
  if (!(await secretFits(input.password, customer?.hash)) || !customer) {
    await countFailure(db, attempt);
    return fail('wrong_login');
  }
  await clearFailures(db, attempt);
  return db.write(async (tx) => {
    const session = await ensureSession(tx, context);
    context.newSid = await rotateSession(tx, session.id, { customerId: customer.id, now: context.now });
    const view = await customerView(tx, customer.id);
    return answer({
      id: view.id,
      email: view.email,
      status: view.status,
      menu_name: view.menu_name,
      customer: view,
    });
  });
});

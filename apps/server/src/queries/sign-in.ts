import type { SignInAnswer } from '@servery/contract/calls/customer/sign-in';
import { guestCustomer } from '@servery/domain/people/guest';
import { ordersForOthers } from '@servery/domain/people/roles';
import type { ReadTx } from '#db/database';
import { findCustomer } from '#stores/people';
import { customerView } from '#queries/customer';

/** Only those who stand at a terminal are told of one. */
async function eftposOf(tx: ReadTx, id: number, status: SignInAnswer['customer']['status']) {
  const provider = ordersForOthers(status) ? ((await findCustomer(tx, id))?.eftpos_provider ?? '') : '';
  return { is_eftpos_enabled: provider === '' ? (0 as const) : (1 as const), eftpos_provider: provider };
}

export async function signInView(tx: ReadTx, id: number): Promise<SignInAnswer> {
  const customer = await customerView(tx, id);
  const { email, status, menu_name } = customer;
  return { id, email, status, menu_name, eftpos: await eftposOf(tx, id, status), customer };
}

type Typed = { name: string; email: string; mobile: string };

/** Somebody who typed who they are, and still has to show that the mails arrive. */
export const pendingView = ({ name, email, mobile }: Typed): SignInAnswer => ({
  id: 0,
  email,
  status: 2,
  menu_name: '',
  eftpos: { is_eftpos_enabled: 0, eftpos_provider: '' },
  customer: { ...guestCustomer, status: 2, name, email, mobile },
});

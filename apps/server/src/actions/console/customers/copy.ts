import { fail } from '@servery/domain/failure';
import { memberOfCaller } from '#actions/console/customers/show-member';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { personalData } from '#stores/personal-data';

/** All that is kept about somebody, for them to have: who took it is written down. */
export const consoleCopyCustomer = writeAction('ConsoleCustomers.copy', async (tx, input, caller) => {
  const customer = await memberOfCaller(tx, input.customer_id, caller);
  if (!customer) return fail('no_customer');
  const { brandCode } = teamMember(caller);
  const data = await personalData(tx, customer, brandCode);
  await note(tx, caller, { action: 'customer.copied', subject: String(customer.id), details: {} });
  return answer({
    file_name: `customer-${customer.id}.json`,
    json: JSON.stringify({ made_at: new Date(caller.now).toISOString(), ...data }, undefined, 2),
  });
});

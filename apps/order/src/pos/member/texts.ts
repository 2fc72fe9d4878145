import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('pos-member', {
  findMember: 'Find a member',
  addMember: 'Add member',
  members: 'Members',
  memberSearch: 'Mobile, name or code',
  memberSearchHint:
    'Type at least three letters of the name or six digits of the mobile, or scan their code or a receipt.',
  noMembers: 'No members found',
  memberFacts: 'Mobile ending {ending} · {points} {points|point|points}',
  payFromBalance: 'Pay from a balance',
  askMemberNote: 'Ask {name} to show the code in their account and scan it, or text them one and type it.',
  membersCode: 'Code',
  textCode: 'Text a code to the mobile ending {ending}',
  codeTexted: 'Texted to the mobile ending {ending}. It works for 5 minutes.',
  askManager: 'They have no phone: ask a manager',
  askManagerNote: 'A manager or the owner types their own PIN.',
  managersPin: 'Manager’s PIN',
  byCode: 'Use a code',
  confirm: 'Confirm',
  earnsPoints: 'Member, earns points',
  takeOff: 'Take {name} off this order',
});

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
  earnsPoints: 'Member, earns points',
  takeOff: 'Take {name} off this order',
});

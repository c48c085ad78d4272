/** What an operator may do. Every call of access `operator` names one of these; `contract/people/operators.ts` says which role has which. */
export const rights = [
  'console.open',
  'content.edit',
  'meetings.edit',
  'meetings.moderate',
  'experts.edit',
  'identity.review',
  'works.review',
  'comments.moderate',
  'people.read',
  'people.change',
  'roles.change',
  'feedback.answer',
  'money.read',
  'money.handle',
  'money.approve',
  'unions.edit',
  'messages.send',
  'messages.approve',
  'coffee.edit',
  'figures.read',
  'system.manage',
  'audit.read',
] as const

export type Right = (typeof rights)[number]

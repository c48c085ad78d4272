import { defineFailures } from '#contract/wire/failure.ts'
import type { Right } from '#contract/wire/rights.ts'
import { rights } from '#contract/wire/rights.ts'

export const operatorRoles = [
  'editor',
  'meetingManager',
  'reviewer',
  'financeClerk',
  'financeApprover',
  'unionClerk',
  'support',
  'analyst',
  'administrator',
] as const

export type OperatorRole = (typeof operatorRoles)[number]

/** What each role may do besides opening the console. Who has several roles may do what any of them may. */
export const rightsOfRoles: Record<OperatorRole, readonly Right[]> = {
  editor: ['content.edit'],
  meetingManager: ['meetings.edit', 'meetings.moderate', 'experts.edit', 'coffee.edit'],
  reviewer: ['identity.review', 'works.review', 'comments.moderate'],
  financeClerk: ['money.read', 'money.handle'],
  financeApprover: ['money.read', 'money.approve'],
  unionClerk: ['unions.edit'],
  support: ['people.read', 'people.change', 'feedback.answer', 'messages.send'],
  analyst: ['figures.read'],
  administrator: rights,
}

export const rightsOf = (roles: readonly OperatorRole[]): Right[] =>
  roles.length === 0
    ? []
    : [...new Set<Right>(['console.open', ...roles.flatMap((role) => rightsOfRoles[role])])]

export const roleFailures = defineFailures({
  ownAccount: [5140, '不能对自己的账号执行此操作', 'this cannot be done to your own account'],
  operatorAccount: [
    5141,
    '运营人员的账号只能由角色管理员处理',
    'the account of an operator is changed by somebody who may change roles',
  ],
  lastAdministrator: [5142, '至少保留一名管理员', 'there must be an administrator'],
})

export const enterpriseFailures = defineFailures({
  platformUnknown: [5200, '服务器没有配置这个企业系统', 'the server has no settings for this system'],
  notEnterprise: [5201, '该账号的身份不是企业用户', 'the identity of this account is not enterprise'],
})

export const mergeFailures = defineFailures({
  sameAccount: [5202, '不能与自身合并', 'an account cannot be merged into itself'],
  notActive: [5203, '要保留的账号不可用', 'the account to go on with is not active'],
  operatorMerged: [5204, '运营人员的账号不能合并', 'accounts of operators are not merged'],
  hasMoney: [
    5205,
    '要并入的账号还有余额或提现，请先结清',
    'the account to be closed has money or a withdrawal that is not settled',
  ],
  twoDoctors: [
    5206,
    '两个账号都有医生主页，请先取消其中一个的关联',
    'both accounts have a homepage of a doctor; unlink one first',
  ],
})

export const supportFailures = defineFailures({
  nothingFailed: [5207, '最近 7 天没有发送失败的消息', 'no message has failed in the last seven days'],
})

import { userTypes } from '#contract/people/account.ts'
import { roleFailures, supportFailures } from '#contract/people/operators.ts'
import type { OperatorRole } from '#contract/people/operators.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { memberOf } from '#kernel/answer.ts'
import {
  choiceFilter,
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { textField } from '#kernel/console-framework/fields.ts'
import { defineAction, defineResource, guardedAction } from '#kernel/console-framework/resource.ts'
import type { RawRow } from '#kernel/console-framework/rows.queries.ts'
import { words } from '#kernel/console-framework/words.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { changeRoles, refuseOwnGain } from '#server/features/people/account/change-roles.ts'
import { allowUser, endLogins, forbidUser } from '#server/features/people/account/change-status.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { unlockPassword } from '#server/features/people/account/login-risk.ts'
import { maskPhone } from '#server/features/people/account/phone.ts'
import { selectDoctorOf } from '#server/features/people/doctors/doctors.queries.ts'
import { clientWords } from '#server/features/people/own-account/client-words.ts'
import { selectLiveSessions } from '#server/features/people/own-account/own-account.queries.ts'
import { resetSecondStep } from '#server/features/people/second-step/reset-second-step.ts'
import { resendFailed } from '#server/features/community/messages/resend-failed.ts'
import { changeName } from '#server/features/people/support/change-name.ts'
import { changeNumber, refuseTaken } from '#server/features/people/support/change-number.ts'
import { proofFields } from '#server/features/people/support/proof-fields.ts'
import { personForm } from './create-person.ts'
import { mergeAccounts, refuseIfApart } from './merge-accounts.ts'
import { operatorRows, peopleRows } from './people.queries.ts'
import { roleWords } from '#server/features/people/account/role-words.ts'

const identities = states({
  [userTypes.none]: ['未选择', 'None'],
  [userTypes.doctor]: ['医生', 'Doctor'],
  [userTypes.other]: ['其他用户', 'Other'],
  [userTypes.enterprise]: ['企业用户', 'Enterprise'],
})

const statuses = states({
  active: ['正常', 'Active', 'success'],
  forbidden: ['已禁用', 'Forbidden', 'error'],
})

const verified = states({
  [verificationStates.underReview]: ['待审核', 'Waiting', 'processing'],
  [verificationStates.passed]: ['已认证', 'Verified', 'success'],
  [verificationStates.failed]: ['未通过', 'Refused', 'error'],
})

/** What is shown of a person: the number masked, the roles by their names. */
const present = (row: RawRow, { vault, caller }: Context): RawRow => ({
  ...row,
  phone: maskPhone(row.phone_sealed as Buffer | null, vault),
  verification: row.verification_state,
  roles: (row.operator_roles as OperatorRole[]).map((role) => roleWords[role][caller.language]),
})

const titleOf = ({ id, truename, hospital }: RawRow) =>
  [truename || `ID ${id}`, hospital].filter(Boolean).map(String).join(' · ')

/** Operators may not do it to themselves. */
const checkOther = (context: Context, row: RawRow) => {
  if (row.id === memberOf(context).userId) throw refuse(roleFailures.ownAccount)
}

/** Nor to another operator, unless they may take the roles away as well. */
const checkStranger = (context: Context, row: RawRow) => {
  checkOther(context, row)
  if ((row.operator_roles as string[]).length > 0 && !may(context.member, 'roles.change'))
    throw refuse(roleFailures.operatorAccount)
}

const rolesAction = guardedAction(changeRoles, {
  title: words('调整角色', 'Change roles'),
  isDangerous: true,
  applies: ({ status }) => status === 'active',
  check(context, row, { roles }) {
    if (row.id === memberOf(context).userId) refuseOwnGain(row.operator_roles as string[], roles ?? [])
  },
})

const detail = async ({ db, caller }: Context, id: number) => {
  const fact = factsIn(caller.language)
  const [user, doctor, sessions] = await Promise.all([
    selectUser(db, id),
    selectDoctorOf(db, id),
    selectLiveSessions(db, id),
  ])
  const into = user?.merged_into
  return [
    ...(into ? [fact.link('已并入', 'Merged into', `ID ${into}`, `/console/people/${into}`)] : []),
    ...(doctor
      ? [fact.link('医生主页', 'Homepage', doctor.name, `/doctorMainPage?doctor_id=${doctor.id}`)]
      : []),
    ...sessions.map(({ client, seen_at }) =>
      fact.text(
        '登录中',
        'Logged in',
        `${clientWords[client as keyof typeof clientWords][caller.language]} · ${shanghaiTime(seen_at)}`,
      ),
    ),
  ]
}

export const peopleResource = defineResource({
  name: 'people',
  title: words('用户', 'People'),
  right: 'people.read',
  rows: peopleRows,
  titleOf,
  columns: {
    truename: textColumn('姓名', 'Name'),
    phone: textColumn('手机号', 'Phone'),
    user_type: stateColumn('身份', 'Identity', identities),
    hospital: textColumn('医院', 'Hospital'),
    department: textColumn('科室', 'Department'),
    title: textColumn('职称', 'Title'),
    company: textColumn('单位', 'Company', { isHidden: true }),
    verification: stateColumn('认证', 'Verification', verified),
    status: stateColumn('账号', 'Account', statuses),
    roles: textColumn('运营角色', 'Operator roles', { isHidden: true }),
    created_at: timeColumn('注册时间', 'Registered'),
    seen_at: timeColumn('最近访问', 'Last seen'),
  },
  filters: {
    q: textFilter('手机号、后四位、姓名或医院', 'Phone, last four digits, name or hospital'),
    hospital: textFilter('医院', 'Hospital'),
    department: textFilter('科室', 'Department'),
    user_type: stateFilter('身份', 'Identity', identities),
    verification: stateFilter('认证', 'Verification', verified),
    status: stateFilter('账号', 'Account', statuses),
    created_at: periodFilter('注册时间', 'Registered'),
    seen_at: periodFilter('最近访问', 'Last seen'),
  },
  present,
  detail,
  form: personForm,
  actions: {
    forbid: defineAction({
      title: words('禁用', 'Forbid'),
      right: 'people.change',
      isBulk: true,
      isDangerous: true,
      asksReason: true,
      undo: 'allow',
      applies: ({ status }) => status === 'active',
      check: checkStranger,
      run: forbidUser,
    }),
    allow: defineAction({
      title: words('恢复', 'Allow again'),
      right: 'people.change',
      isBulk: true,
      asksReason: true,
      undo: 'forbid',
      applies: ({ status, merged_into }) => status === 'forbidden' && merged_into === null,
      check: checkStranger,
      run: allowUser,
    }),
    endLogins: defineAction({
      title: words('强制退出登录', 'End logins'),
      right: 'people.change',
      isBulk: true,
      asksReason: true,
      applies: ({ status }) => status === 'active',
      check: checkStranger,
      run: endLogins,
    }),
    unlock: defineAction({
      title: words('解除密码锁定', 'Unlock the password'),
      right: 'people.change',
      asksReason: true,
      applies: ({ status }) => status === 'active',
      check: checkStranger,
      run: unlockPassword,
    }),
    resend: defineAction({
      title: words('重发失败的消息', 'Send failed messages again'),
      right: 'people.change',
      asksReason: true,
      usualReason: words('用户反馈未收到', 'The person has not received them'),
      applies: ({ status }) => status === 'active',
      async run(context, id) {
        if ((await resendFailed(context, id)) === 0) throw refuse(supportFailures.nothingFailed)
      },
    }),
    changeName: defineAction({
      title: words('更正姓名', 'Correct the name'),
      right: 'people.change',
      asksReason: true,
      usualReason: words('与证件不一致', 'Not as in the document'),
      fields: {
        truename: textField('姓名', 'Name', { isRequired: true, max: 30 }),
        ...proofFields,
      },
      applies: ({ status }) => status === 'active',
      check: checkStranger,
      run: (context, id, { values }) => changeName(context, id, values.truename),
    }),
    changeNumber: guardedAction(changeNumber, {
      isDangerous: true,
      applies: ({ status }) => status === 'active',
      async check(context, row, { phone }) {
        checkStranger(context, row)
        if (phone) await refuseTaken(context, phone)
      },
    }),
    merge: guardedAction(mergeAccounts, {
      title: words('并入另一账号', 'Merge into another account'),
      isDangerous: true,
      applies: ({ merged_into }) => merged_into === null,
      async check(context, row, { into_id }) {
        checkStranger(context, row)
        if (into_id) await refuseIfApart(context.db, row.id, into_id)
      },
    }),
    changeRoles: rolesAction,
  },
})

export const operatorsResource = defineResource({
  name: 'operators',
  title: words('运营人员', 'Operators'),
  right: 'roles.change',
  rows: operatorRows,
  titleOf,
  columns: {
    truename: textColumn('姓名', 'Name'),
    phone: textColumn('手机号', 'Phone'),
    roles: textColumn('角色', 'Roles'),
    status: stateColumn('账号', 'Account', statuses),
    seen_at: timeColumn('最近访问', 'Last seen'),
  },
  filters: {
    q: textFilter('手机号或姓名', 'Phone or name'),
    role: choiceFilter('角色', 'Role', roleWords),
  },
  present,
  detail,
  actions: {
    changeRoles: rolesAction,
    resetSecondStep: guardedAction(resetSecondStep, {
      title: words('重置二次验证', 'Reset the second step'),
      isDangerous: true,
      applies: ({ status }) => status === 'active',
      check: checkOther,
    }),
  },
})

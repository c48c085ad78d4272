import { roleFailures } from '#contract/people/operators.ts'
import type { OperatorRole } from '#contract/people/operators.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Language } from '#contract/wire/language.ts'
import { memberOf } from '#kernel/answer.ts'
import { choicesField } from '#kernel/console-framework/fields.ts'
import { separators, words } from '#kernel/console-framework/words.ts'
import { changeOf, guardedDeed } from '#kernel/deeds/guarded-deed.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import { rolesChanged } from './account.notices.ts'
import { lockAdministrators, lockUser, selectUser, updateRoles } from './account.queries.ts'
import { isOnlyAdministrator } from './only-administrator.ts'
import { roleWords } from './role-words.ts'

const none = { zh: '无', en: 'none' }

const namesOf = (roles: readonly OperatorRole[], language: Language) =>
  roles.map((role) => roleWords[role][language]).join(separators[language]) || none[language]

/** Gives somebody these roles and no others, and tells them. One administrator is left, whatever happens at the same time. */
export const changeRoles = guardedDeed({
  name: 'people.changeRoles',
  title: words('调整运营角色', 'Change the roles of an operator'),
  right: 'roles.change',
  secondRight: 'roles.change',
  isFirstAlone: isOnlyAdministrator,
  fields: {
    roles: choicesField('角色', 'Roles', roleWords, {
      hint: ['不选表示撤销全部角色', 'Choosing none takes all roles away'],
    }),
  },
  async describe({ db, caller }, { id, values }) {
    const user = await selectUser(db, id)
    const before = namesOf(user?.operator_roles ?? [], caller.language)
    return [changeOf(words('角色', 'Roles'), before, namesOf(values.roles, caller.language))]
  },
  async run(context, { id, values: { roles }, askedBy }) {
    const others = (await lockAdministrators(context.db)).filter((one) => one.id !== id)
    if (others.length === 0 && !roles.includes('administrator')) throw refuse(roleFailures.lastAdministrator)
    const user = await lockUser(context.db, id)
    if (!user) throw refuse(failures.dataMissing)
    if (id === askedBy || id === memberOf(context).userId) refuseOwnGain(user.operator_roles, roles)
    await updateRoles(context.db, id, roles)
    const isSame = new Set(user.operator_roles).symmetricDifference(new Set(roles)).size === 0
    if (!isSame) await notify(context.db, id, rolesChanged.write({ roles }))
  },
})

/** Nobody has a part in roles that they get. They may give some up, or two administrators could never part. */
export function refuseOwnGain(before: readonly string[], after: readonly string[]): void {
  if (after.some((role) => !before.includes(role))) throw refuse(roleFailures.ownAccount)
}

import { userTypes } from '#contract/people/account.ts'
import { enterpriseFailures } from '#contract/people/operators.ts'
import { periodFilter, textColumn, textFilter, timeColumn } from '#kernel/console-framework/columns.ts'
import { referenceField, textField } from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { refuse } from '#kernel/fail.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { enterpriseSecretOf } from './enterprise-signature.ts'
import {
  deleteEnterpriseUser,
  enterpriseRows,
  insertEnterpriseUser,
} from './enterprise-users.console.queries.ts'

/** Who logs in from the system of a company: its number for the person, and the account here. */
export const enterpriseUsersResource = defineResource({
  name: 'enterprise-users',
  title: words('企业登录', 'Logins from companies'),
  right: 'people.read',
  rows: enterpriseRows,
  titleOf: ({ platform, uid, truename }) => `${String(platform)} ${String(uid)} · ${String(truename)}`,
  columns: {
    platform: textColumn('企业系统', 'System'),
    uid: textColumn('对方用户编号', 'Number there'),
    truename: textColumn('姓名', 'Name'),
    company: textColumn('单位', 'Company'),
    created_at: timeColumn('关联时间', 'Linked'),
  },
  filters: {
    q: textFilter('编号、姓名或单位', 'Number, name or company'),
    platform: textFilter('企业系统', 'System'),
    created_at: periodFilter('关联时间', 'Linked'),
  },
  form: defineForm({
    right: 'people.change',
    asksReason: true,
    fields: {
      platform: textField('企业系统', 'System', {
        isRequired: true,
        max: 40,
        hint: [
          '与服务器配置 ENTERPRISE_SECRETS 中的名称一致',
          'As it is named in ENTERPRISE_SECRETS of the server',
        ],
      }),
      uid: textField('对方用户编号', 'Number there', { isRequired: true, max: 60 }),
      user_id: referenceField('账号', 'Account', 'people', {
        isRequired: true,
        hint: ['身份须为企业用户', 'Its identity has to be enterprise'],
      }),
    },
    async read({ db, vault }, id) {
      const [row] = await enterpriseRows.byIds({ db, vault }, [id])
      return row && { platform: row.platform, uid: row.uid, user_id: row.user_id }
    },
    async create(context, values) {
      if (enterpriseSecretOf(context, values.platform) === undefined)
        throw refuse(enterpriseFailures.platformUnknown)
      const user = await selectUser(context.db, values.user_id)
      if (user?.user_type !== userTypes.enterprise) throw refuse(enterpriseFailures.notEnterprise)
      return insertEnterpriseUser(context.db, values)
    },
  }),
  actions: {
    unlink: defineAction({
      title: words('取消关联', 'Unlink'),
      right: 'people.change',
      isBulk: true,
      isDangerous: true,
      asksReason: true,
      run: async ({ db }, id) => deleteEnterpriseUser(db, id),
    }),
  },
})

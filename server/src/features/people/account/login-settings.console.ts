import { textColumn } from '#kernel/console-framework/columns.ts'
import { choiceField, flagField, numberField } from '#kernel/console-framework/fields.ts'
import { oneRow } from '#kernel/console-framework/one-row.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { upsertSetting } from '#kernel/settings.queries.ts'
import { loginConfigKey, readLoginConfig } from './login-config.ts'
import type { LoginConfig } from './login-config.ts'

const title = words('登录安全设置', 'Security of logins')

/** What a login asks of members besides a password or a code. */
export const loginSettingsResource = defineResource({
  name: 'login-settings',
  title,
  right: 'system.manage',
  rows: oneRow({ name: title.zh }),
  titleOf: (_row, language) => title[language],
  columns: { name: textColumn('设置', 'Settings') },
  filters: {},
  present: (row, { caller }) => ({ ...row, name: title[caller.language] }),
  form: defineForm({
    asksReason: true,
    fields: {
      user_identity: choiceField(
        '密码登录的二次验证',
        'Second check of a login by password',
        {
          0: words('无', 'None'),
          1: words('短信验证码', 'SMS code'),
          2: words('滑块', 'Slide'),
        },
        { isRequired: true },
      ),
      verification_code: flagField('获取验证码前要求滑块', 'Slide before a code is sent', {
        hint: ['关闭时，登录的滑块也不出现', 'While it is off, logins ask for no slide either'],
      }),
      password_past: flagField('密码有有效期', 'Passwords become outdated'),
      password_period: numberField('密码有效天数', 'Days until they do', {
        isRequired: true,
        min: 1,
        max: 3650,
      }),
    },
    async read({ db }) {
      const config = await readLoginConfig(db)
      return {
        user_identity: String(config.user_identity),
        verification_code: config.verification_code === 1,
        password_past: config.password_past === 1,
        password_period: config.password_period,
      }
    },
    async change({ db }, _id, values) {
      const config: LoginConfig = {
        user_identity: Number(values.user_identity),
        verification_code: Number(values.verification_code),
        password_past: Number(values.password_past),
        password_period: values.password_period,
      }
      await upsertSetting(db, loginConfigKey, config)
    },
  }),
})

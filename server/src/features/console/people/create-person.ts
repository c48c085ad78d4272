import { accountFailures, defaultCountryCode } from '#contract/people/account.ts'
import { isPhone, normalizePhone } from '#contract/people/phone.ts'
import { faultOfName, profileLimits } from '#contract/people/profile.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { textField } from '#kernel/console-framework/fields.ts'
import { defineForm } from '#kernel/console-framework/resource.ts'
import { refuse } from '#kernel/fail.ts'
import { selectUserByPhone, updateUser } from '#server/features/people/account/account.queries.ts'
import { findOrOpenAccount } from '#server/features/people/account/open-account.ts'
import { phoneDigests } from '#server/features/people/account/phone.ts'

/** Adds a member, who has no password and gets in by a code that is sent to the number. */
export const personForm = defineForm({
  right: 'people.change',
  asksReason: true,
  fields: {
    phone: textField('手机号', 'Phone', { isRequired: true, max: 20 }),
    truename: textField('姓名', 'Name', { isRequired: true, max: profileLimits.truename }),
    hospital: textField('医院', 'Hospital', { max: profileLimits.hospital }),
    department: textField('科室', 'Department', { max: profileLimits.department }),
    title: textField('职称', 'Title', {
      max: profileLimits.title,
      hint: ['身份与认证由本人登录后填写', 'Identity and verification are up to the member'],
    }),
    country_code: textField('国家或地区码', 'Country code', {
      max: 4,
      hint: ['留空为 86', 'When empty: 86'],
    }),
  },
  // What is there is changed by its actions and not here.
  read: async () => undefined,
  async create({ db, vault }, { phone: typed, truename, country_code, ...workplace }) {
    const { countryCode, phone } = normalizePhone(country_code || defaultCountryCode, typed)
    if (!isPhone(phone, countryCode)) throw refuse(accountFailures.wrongPhone)
    const fault = faultOfName(truename)
    if (fault) throw refuse(fault)
    if (await selectUserByPhone(db, ...phoneDigests(vault, countryCode, phone)))
      throw refuse(resourceFailures.alreadyThere)
    const user = await findOrOpenAccount(db, vault, { countryCode, phone, truename })
    // Somebody else was quicker with the same number.
    if (user.truename !== truename) throw refuse(resourceFailures.alreadyThere)
    await updateUser(db, user.id, workplace)
    return user.id
  },
})

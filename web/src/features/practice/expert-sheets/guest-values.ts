import { guestLimits } from '#contract/practice/expert-sheets.ts'
import type { GuestField, GuestInfo } from '#contract/practice/expert-sheets.ts'
import { faultOfName } from '#contract/people/profile.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import type { InBoth } from '#web/ui/language.ts'

export type GuestValues = Record<GuestField | 'guest_photo', string>

const nameMissing = { zh: '请填写姓名', en: 'please fill in the name' }

export const valuesOf = (guest: GuestInfo): GuestValues => ({
  guest_photo: guest.guest_photo,
  guest_name: guest.guest_name,
  guest_position_name: guest.guest_position_name,
  guest_hospital_name: guest.guest_hospital_name,
  guest_department_name: guest.guest_department_name,
  introduce: guest.introduce,
})

/** What the server would refuse, in the order of the form. */
export const faultsOf = (values: GuestValues) =>
  Object.fromEntries(
    (Object.keys(guestLimits) as GuestField[]).flatMap((field) => {
      const fault = faultOf(field, values[field].trim())
      return fault ? [[field, fault]] : []
    }),
  ) as Partial<Record<GuestField, InBoth<string>>>

function faultOf(field: GuestField, value: string): InBoth<string> | undefined {
  if (field === 'guest_name') return value === '' ? nameMissing : faultOfName(value)
  const most = guestLimits[field]
  if (characterCount(value) <= most) return undefined
  return { zh: `不能超过 ${most} 个字`, en: `at most ${most} characters` }
}

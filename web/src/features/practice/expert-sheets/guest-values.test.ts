import { expect, it } from 'vitest'
import { guestLimits } from '#contract/practice/expert-sheets.ts'
import { profileFailures } from '#contract/people/profile.ts'
import { faultsOf } from './guest-values.ts'

const values = {
  guest_photo: '',
  guest_name: '程怀瑾',
  guest_position_name: '',
  guest_hospital_name: '',
  guest_department_name: '',
  introduce: '',
}

it('asks for a name and nothing else', () => {
  expect(faultsOf(values)).toEqual({})
  expect(Object.keys(faultsOf({ ...values, guest_name: ' ' }))).toEqual(['guest_name'])
  expect(faultsOf({ ...values, guest_name: '13800000' })).toEqual({
    guest_name: profileFailures.nameWrong,
  })
})

it('names what is too long', () => {
  const long = { ...values, introduce: '长'.repeat(guestLimits.introduce + 1) }
  expect(faultsOf(long).introduce?.en).toBe(`at most ${guestLimits.introduce} characters`)
})

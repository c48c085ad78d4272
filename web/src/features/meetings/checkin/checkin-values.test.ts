import { expect, it } from 'vitest'
import type { AskedField } from '#contract/meetings/checkin.ts'
import { faultsOf, mayWait, startOf, toSend, withoutMask } from './checkin-values.ts'

const asked = (...fields: AskedField['field'][]): AskedField[] =>
  fields.map((field) => ({ field, required: 1 }))

const own_phone = '139****0001'

it('begins with what is known, except for what comes masked', () => {
  const form = { real_name: '林晓', phone: '1*********8', id_number: '110***' }
  const fields = asked('real_name', 'phone', 'email', 'id_number')
  expect(startOf({ form, fields, own_phone })).toEqual({
    real_name: '林晓',
    phone: own_phone,
    email: '',
    id_number: '',
  })
})

it('sends what is asked for, tidied', () => {
  const values = { real_name: ' 林晓 ', id_number: '1101 0519x', identity: '1', company: '康宁诺生物' }
  expect(
    toSend({ fields: asked('real_name', 'id_number', 'identity', 'medical_professional') }, values),
  ).toEqual({ real_name: '林晓', id_number: '11010519X', identity: '1', medical_professional: '' })
})

it('sends a company only for the people of one', () => {
  const fields = asked('real_name', 'identity', 'company')
  const values = { real_name: '林晓', company: '康宁诺生物' }
  expect(toSend({ fields }, { ...values, identity: '1' })).not.toHaveProperty('company')
  expect(toSend({ fields }, { ...values, identity: '3' }).company).toBe('康宁诺生物')
})

it('sends no choice that does not exist', () => {
  expect(toSend({ fields: asked('identity') }, { identity: '9' }).identity).toBeUndefined()
})

it('finds nothing wrong with the number of the account, and sends its mask', () => {
  const info = { fields: asked('phone'), own_phone }
  expect(faultsOf(info, { phone: own_phone })).toEqual({})
  expect(toSend(info, { phone: own_phone }).phone).toBe(own_phone)
  for (const phone of ['', '138****0000', '12']) expect(faultsOf(info, { phone })).toHaveProperty('phone')
  expect(faultsOf({ ...info, own_phone: '' }, { phone: '' })).toHaveProperty('phone')
})

it.each([
  ['another number', '13812345678', '13812345678'],
  ['a digit at its end', `${own_phone}1`, '1'],
  ['a digit taken away', '139****000', ''],
  ['a digit within', '139*5***0001', ''],
  ['nothing changed', own_phone, own_phone],
  ['cleared', '', ''],
])('replaces the mask by what is typed: %s', (_, next, value) => {
  expect(withoutMask(next, own_phone)).toBe(value)
})

it('lets only forms wait in the browser that prove nothing about a person', () => {
  expect(mayWait(asked('real_name', 'phone', 'hospital'))).toBe(true)
  for (const field of ['id_number', 'qualification_number', 'email', 'badge'] as const)
    expect(mayWait(asked('real_name', field))).toBe(false)
})

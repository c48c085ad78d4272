import { expect, it } from 'vitest'
import type { AskedField } from '#contract/meetings/checkin.ts'
import { startOf, toSend } from './checkin-values.ts'

const asked = (...fields: AskedField['field'][]): AskedField[] =>
  fields.map((field) => ({ field, required: 1 }))

it('begins with what is known, except for what comes masked', () => {
  const form = { real_name: '林晓', phone: '138****5678', id_number: '110***' }
  expect(startOf({ form, fields: asked('real_name', 'phone', 'email', 'id_number') })).toEqual({
    real_name: '林晓',
    phone: '',
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

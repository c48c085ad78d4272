import { expect, it } from 'vitest'
import { askedField, rowFields } from './person-fields.ts'

it('asks each identity for what is theirs', () => {
  expect(rowFields(1)).toEqual(['truename', 'hospital', 'department', 'title', 'email'])
  expect(rowFields(3)).toContain('product_group')
  expect(rowFields(3)).not.toContain('hospital')
  expect(rowFields(0)).toEqual(['truename', 'email'])
})

it('lets nobody empty what the guard asks for', () => {
  expect(askedField('hospital', '医院', 1)).toMatchObject({ kind: 'hospital', required: 1, max_length: 50 })
  expect(askedField('hospital', '医院', 2).required).toBe(0)
  expect(askedField('email', '邮箱', 1).required).toBe(0)
})

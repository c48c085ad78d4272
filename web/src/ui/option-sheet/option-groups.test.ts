import { expect, it } from 'vitest'
import { groupOf, optionName } from './option-groups.ts'

const groups = [
  { value: '内科', name: 'Internal Medicine', children: [{ value: '肾脏内科', name: 'Nephrology' }] },
  { value: '外科', name: 'Surgery', children: [{ value: '骨科', name: 'Orthopaedics' }] },
]

it('finds the group of a value', () => {
  expect(groupOf(groups, '骨科')?.name).toBe('Surgery')
  expect(groupOf(groups, '外科')).toBeUndefined()
})

it('shows a known value by its name and any other as it is', () => {
  expect(optionName(groups, '肾脏内科')).toBe('Nephrology')
  expect(optionName(groups, '高原医学科')).toBe('高原医学科')
  expect(optionName([], '')).toBe('')
})

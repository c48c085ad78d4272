import { expect, it } from 'vitest'
import { optionText } from './option-text.ts'

const options = [
  { value: '内科', name: 'Internal medicine', children: [{ value: '肾脏内科', name: 'Nephrology' }] },
]

it('translates each of several titles', () => {
  const known = { options: [], language: 'en' } as const
  expect(optionText('title', '主任医师', known)).toBe('Chief Physician')
  expect(optionText('title', '主任医师 教授', known)).toBe('Chief Physician, Professor')
})

it('translates a department by the list, and shows an unknown one as it is stored', () => {
  const known = { options, language: 'en' } as const
  expect(optionText('department', '肾脏内科', known)).toBe('Nephrology')
  expect(optionText('department', '高原医学科', known)).toBe('高原医学科')
})

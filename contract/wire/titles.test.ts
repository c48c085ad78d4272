import { expect, it } from 'vitest'
import { titleName } from './titles.ts'

it('shows a title in the language of the screen', () => {
  expect(titleName('副主任医师', 'en')).toBe('Associate Chief Physician')
  expect(titleName('副主任医师', 'zh')).toBe('副主任医师')
})

it('translates each of several titles', () => {
  expect(titleName('主任医师 教授', 'en')).toBe('Chief Physician, Professor')
})

it('leaves unknown titles unchanged', () => {
  expect(titleName('', 'en')).toBe('')
  expect(titleName('Visiting Fellow', 'en')).toBe('Visiting Fellow')
  expect(titleName('教授 院士', 'en')).toBe('教授 院士')
})

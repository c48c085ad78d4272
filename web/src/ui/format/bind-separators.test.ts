import { expect, it } from 'vitest'
import { bindSeparators } from './bind-separators.ts'

it('binds each dot to the fact after it', () => {
  expect(bindSeparators('发起人 · 主任医师 · 医院')).toBe('发起人 ·\u00a0主任医师 ·\u00a0医院')
  expect(bindSeparators('没有')).toBe('没有')
})

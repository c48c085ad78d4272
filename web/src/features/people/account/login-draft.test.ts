import { expect, it } from 'vitest'
import { carryOver } from './login-draft.ts'

it.each([
  [{ phone: '13912345678', username: '' }, '13912345678', '13912345678'],
  [{ phone: '', username: '13912345678' }, '13912345678', '13912345678'],
  [{ phone: '', username: 'lin-xiao' }, '', 'lin-xiao'],
  [{ phone: '13912345678', username: 'lin-xiao' }, '13912345678', 'lin-xiao'],
  [{ phone: '', username: '' }, '', ''],
])('carries a number over to where nothing stands: %o', (draft, phone, username) => {
  expect(carryOver(draft)).toEqual({ phone, username })
})

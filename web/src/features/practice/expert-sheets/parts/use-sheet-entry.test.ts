import { expect, it } from 'vitest'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { failures } from '#contract/wire/failure.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { entryOf } from './use-sheet-entry.ts'

const admitted = { tcode: 'K7Q2MX', guest_id: 5 }
const check = { data: undefined, error: null, isFetching: false, refetch: () => undefined }
const refusedBy = ({ status, zh }: { status: number; zh: string }) => new CallFailure('refused', zh, status)
const enter = (error: Error | null, rest = {}) =>
  entryOf({ check: { ...check, error }, switching: undefined, isLoggedIn: true, id: 1, ...rest })

it('opens the sheet that the server admits to', () => {
  const entry = enter(null, { check: { ...check, data: admitted } })
  expect(entry).toEqual({ is: 'open', sheet: { id: 1, ...admitted } })
})

it('reacts to each refusal as stated', () => {
  expect(enter(refusedBy(sheetFailures.notInvited))).toEqual({ is: 'login', isUninvited: true })
  expect(enter(refusedBy(sheetFailures.severalSheets))).toEqual({ is: 'choosing' })
  expect(enter(refusedBy(sheetFailures.codeWrong))).toEqual({
    is: 'login',
    isUninvited: false,
    note: sheetFailures.codeWrong.zh,
  })
  for (const failure of [failures.noPermission, failures.loginExpired, failures.serverError])
    expect(enter(refusedBy(failure))).toEqual({ is: 'login', isUninvited: false })
})

it('offers to try again where nothing was answered', () => {
  expect(enter(new CallFailure('network', '网络不可用')).is).toBe('failed')
  expect(enter(null).is).toBe('waiting')
})

it('asks a visitor to log in before they choose another sheet', () => {
  const open = { check: { ...check, data: admitted } }
  expect(enter(null, { ...open, switching: 'account' }).is).toBe('login')
  expect(enter(null, { ...open, switching: 'sheet' }).is).toBe('choosing')
  expect(enter(null, { ...open, switching: 'sheet', isLoggedIn: false }).is).toBe('login')
})

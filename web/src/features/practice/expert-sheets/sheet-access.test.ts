import { expect, it } from 'vitest'
import { createFakeArea } from '#web/platform/fake-area.ts'
import { accessKeptMs, clearAccess, readAccess, saveAccess, sheetToOpen } from './sheet-access.ts'

const now = 1_900_000_000_000
const access = { code: 'K7Q2MX', guest_id: 5, timestamp: now }

it('keeps the access of each task for two hours without use', () => {
  const { area } = createFakeArea()
  saveAccess(1, access, area)
  saveAccess(2, { ...access, code: 'BBBBBB' }, area)
  expect(readAccess(1, now + accessKeptMs, area)).toEqual(access)
  expect(readAccess(2, now, area)?.code).toBe('BBBBBB')
  expect(readAccess(1, now + accessKeptMs + 1, area)).toBeUndefined()
  expect(readAccess(1, now, area)).toBeUndefined()
})

it('is renewed by use, and can be cleared', () => {
  const { area } = createFakeArea()
  saveAccess(1, access, area)
  saveAccess(1, { ...access, timestamp: now + 3_600_000 }, area)
  expect(readAccess(1, now + 9_000_000, area)?.code).toBe('K7Q2MX')
  clearAccess(1, area)
  expect(readAccess(1, now, area)).toBeUndefined()
})

it('takes nothing else for an access', () => {
  const { area } = createFakeArea()
  for (const text of ['1', '"K7Q2MX"', '{"code":1,"timestamp":2}', '{']) {
    area.write('expert_access_1', text)
    expect(readAccess(1, now, area)).toBeUndefined()
  }
})

it('opens the sheet of the code in the address, else the chosen one, else the last one', () => {
  const asked = { id: 1, tcode: '', guest_id: 0 }
  expect(sheetToOpen({ ...asked, tcode: 'NEWONE' }, access)).toEqual({ id: 1, tcode: 'NEWONE' })
  expect(sheetToOpen({ ...asked, guest_id: 9 }, access)).toEqual({ id: 1, tcode: '', guest_id: 9 })
  expect(sheetToOpen({ ...asked, guest_id: 5 }, access)).toEqual({ id: 1, tcode: 'K7Q2MX' })
  expect(sheetToOpen(asked, access)).toEqual({ id: 1, tcode: 'K7Q2MX' })
  expect(sheetToOpen(asked, { ...access, code: '' })).toEqual({ id: 1, tcode: '', guest_id: 5 })
  expect(sheetToOpen(asked, undefined)).toEqual({ id: 1, tcode: '', guest_id: undefined })
})

import { expect, it } from 'vitest'
import { readIdNumber } from './read-id-number.ts'

const at = (day: string) => new Date(`${day}T09:00:00+08:00`)

it('reads gender and age, to the day', () => {
  expect(readIdNumber('11010519491231002X', at('2026-12-30'))).toEqual({ gender: 2, age: 76 })
  expect(readIdNumber('11010519491231002x', at('2026-12-31'))).toEqual({ gender: 2, age: 77 })
})

it('says nothing of a wrong number', () => {
  expect(readIdNumber('110105194912310021', at('2026-01-01'))).toBeUndefined()
  expect(readIdNumber('', at('2026-01-01'))).toBeUndefined()
})

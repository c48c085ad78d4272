import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergeChange } from './merge-change.ts'

const keys = ['title', 'body', 'sort'] as const
const fields = fc.record(Object.fromEntries(keys.map((key) => [key, fc.constantFrom('a', 'b', 'c')])))
const some = fc.subarray([...keys])
const pick = (values: Record<string, unknown>, of: readonly string[]) =>
  Object.fromEntries(of.map((key) => [key, values[key]]))

it('undoes no change of anybody: each field is as one of both wanted it, or refused', () => {
  fc.assert(
    fc.property(fields, fields, fields, some, (base, stored, entered, sent) => {
      const { values, conflicts } = mergeChange(stored, {
        values: pick(entered, sent),
        base: pick(base, sent),
      })
      for (const key of keys) {
        const isTheirs = stored[key] !== base[key]
        const isMine = sent.includes(key) && entered[key] !== base[key]
        if (!isMine) expect(values[key]).toBe(stored[key])
        else if (!isTheirs || entered[key] === stored[key]) expect(values[key]).toBe(entered[key])
        else expect(conflicts).toContain(key)
      }
    }),
  )
})

it('refuses a field of which nobody says what it was', () => {
  expect(mergeChange({ title: 'a' }, { values: { title: 'b' }, base: {} }).conflicts).toEqual(['title'])
  expect(mergeChange({ title: 'a' }, { values: { title: 'a' }, base: {} }).conflicts).toEqual([])
})

it('takes nothing entered for nothing stored', () => {
  const change = { values: { note: null, isOn: false, rows: [] }, base: { note: '', isOn: null, rows: null } }
  expect(mergeChange({ note: 'changed' }, change)).toMatchObject({ changed: {}, values: { note: 'changed' } })
})

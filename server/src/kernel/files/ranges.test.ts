import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRange } from './ranges.ts'

describe('a range of 1000 bytes', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=200-299', { start: 200, end: 299 }],
    ['bytes=999-', { start: 999, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=-1', { start: 999, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=5000-6000', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [undefined, undefined],
    ['', undefined],
    ['bytes=-', undefined],
    ['bytes=5-4', undefined],
    ['bytes=a-b', undefined],
    ['bytes=0x1-2', undefined],
    ['bytes=0-1,5-6', undefined],
    ['items=0-1', undefined],
    [`bytes=${'9'.repeat(40)}-`, undefined],
  ])('reads %j', (header, expected) => {
    expect(readRange(header, 1000)).toEqual(expected)
  })

  it('can give nothing of an empty body', () => {
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(readRange('bytes=-5', 0)).toBe('unsatisfiable')
  })

  it('never leaves the body', () => {
    fc.assert(
      fc.property(fc.nat(), fc.option(fc.nat()), fc.option(fc.nat()), (size, first, last) => {
        const range = readRange(`bytes=${first ?? ''}-${last ?? ''}`, size)
        if (typeof range === 'object') {
          expect(range.start).toBeGreaterThanOrEqual(0)
          expect(range.start).toBeLessThanOrEqual(range.end)
          expect(range.end).toBeLessThan(size)
        }
      }),
    )
  })
})

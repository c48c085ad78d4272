import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { attachment } from './disposition.ts'

it('carries a Chinese name in both spellings', () => {
  expect(attachment("胃癌(2026)'s.pdf", 'k.pdf')).toBe(
    `attachment; filename="__(2026)_s.pdf"; filename*=UTF-8''%E8%83%83%E7%99%8C%282026%29%27s.pdf`,
  )
})

it('falls back to the key where there is no name', () => {
  expect(attachment('', 'k.pdf')).toContain('filename="k.pdf"')
})

it('is one plain header line whatever the name', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
      expect(attachment(String.fromCharCode(...units), 'k')).toMatch(
        /^attachment; filename="[\w.() -]+"; filename\*=UTF-8''[\w.!~%-]+$/,
      )
    }),
  )
})

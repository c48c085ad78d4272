import { describe, expect, it } from 'vitest'
import { isFresh, mayContinue, stampOf } from './freshness.ts'

const file = {
  id: 1,
  key: 'u/2026/01/a.jpg',
  mime: 'image/jpeg',
  size: 10,
  original_name: '',
  owner_id: null,
  private: false,
  sealed: false,
  purpose: '' as const,
  created_at: new Date('2026-01-02T03:04:05.678Z'),
}
const stamp = stampOf(file, '')
const date = 'Fri, 02 Jan 2026 03:04:05 GMT'

describe('the stamp of a file', () => {
  it('differs by version and by content', () => {
    expect(stampOf(file, '750.webp').etag).not.toBe(stamp.etag)
    expect(stampOf({ ...file, size: 11 }, '').etag).not.toBe(stamp.etag)
    expect(stampOf({ ...file, created_at: new Date() }, '').etag).not.toBe(stamp.etag)
    expect(stamp.etag).toMatch(/^"[0-9a-f]{32}"$/)
  })

  it.each([
    [{}, false],
    [{ 'if-none-match': stamp.etag }, true],
    [{ 'if-none-match': `"x", W/${stamp.etag}` }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"x"' }, false],
    [{ 'if-modified-since': date }, true],
    [{ 'if-modified-since': 'Fri, 02 Jan 2026 03:04:04 GMT' }, false],
    [{ 'if-modified-since': 'nonsense' }, false],
    [{ 'if-none-match': '"x"', 'if-modified-since': date }, false],
  ])('answers %j with fresh %j', (headers, expected) => {
    expect(isFresh(headers, stamp)).toBe(expected)
  })

  it.each([
    [undefined, true],
    [stamp.etag, true],
    [`W/${stamp.etag}`, false],
    ['"x"', false],
    [date, true],
    ['Fri, 02 Jan 2026 03:04:06 GMT', false],
    ['nonsense', false],
  ])('lets If-Range %j continue: %j', (known, expected) => {
    expect(mayContinue({ 'if-range': known }, stamp)).toBe(expected)
  })
})

import { expect, it } from 'vitest'
import { isDownloadBannerDue } from './download-banner-due.ts'

const closedAt = Date.parse('2026-11-01T08:00:00Z')

it.each([
  [0, '2026-11-01T08:00:00Z', true],
  [closedAt, '2026-11-01T08:00:01Z', false],
  [closedAt, '2026-11-08T07:59:59Z', false],
  [closedAt, '2026-11-08T08:00:00Z', true],
])('closed at %i, it is due at %s: %s', (closed, now, isDue) => {
  expect(isDownloadBannerDue(closed, Date.parse(now))).toBe(isDue)
})

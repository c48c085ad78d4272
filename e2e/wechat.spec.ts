import type { Request } from '@playwright/test'
import { agents } from './harness/agents.ts'
import { expect, test } from './harness/test.ts'

const isCall = (request: Request) =>
  request.method() === 'POST' && /\/(?:api|MedicalCollege)\//.test(request.url())

test.describe('inside WeChat', () => {
  test.use({ userAgent: agents.wechat })

  test('every call is marked as coming from WeChat', async ({ page }) => {
    const bodies: string[] = []
    page.on('request', (request) => {
      if (isCall(request) && request.postData()) bodies.push(request.postData()!)
    })
    await page.goto('/privacyTreaty?agreement_id=6')
    await expect.poll(() => bodies.length).toBeGreaterThan(0)
    const said = bodies.map((body) => new URLSearchParams(body).get('is_wechat'))
    expect(new Set(said)).toEqual(new Set(['2']))
  })
})

test('elsewhere a call is marked as not coming from WeChat', { tag: '@desk' }, async ({ page }) => {
  const asked = page.waitForRequest((request) => isCall(request) && request.postData() !== null)
  await page.goto('/privacyTreaty?agreement_id=6')
  expect(new URLSearchParams((await asked).postData()!).get('is_wechat')).toBe('1')
})

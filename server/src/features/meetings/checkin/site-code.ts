import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Vault } from '#kernel/vault.ts'

export type SiteId = { meetingId: number; sessionId: number }

const stepMs = 3_000
/** How many steps a code lives on after a newer one is shown: time to open the page, not to send a picture around. */
const lateSteps = 1

const macOf = (vault: Vault, body: string) => vault.digest(`site code ${body}`).subarray(0, 18)

/** The code that a screen on site shows now. */
export function makeSiteCode(vault: Vault, { meetingId, sessionId }: SiteId, now = Date.now()) {
  const step = Math.floor(now / stepMs)
  const body = `${meetingId}.${sessionId}.${step}.${randomBytes(6).toString('base64url')}`
  return {
    code: `${body}.${macOf(vault, body).toString('base64url')}`,
    nextInMs: (step + 1) * stepMs - now,
  }
}

/** Where a code belongs that a screen has shown just now; undefined for any other. */
export function readSiteCode(vault: Vault, code: string, now = Date.now()): SiteId | undefined {
  const parts = /^((\d{1,15})\.(\d{1,15})\.(\d{1,15})\.[\w-]{8})\.([\w-]{24})$/.exec(code)
  if (!parts) return undefined
  const [, body = '', meetingId, sessionId, step, mac = ''] = parts
  if (!timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(vault, body))) return undefined
  const age = Math.floor(now / stepMs) - Number(step)
  return age >= 0 && age <= lateSteps
    ? { meetingId: Number(meetingId), sessionId: Number(sessionId) }
    : undefined
}

import type { Vault } from '#kernel/vault.ts'
import type { SiteId } from './site-code.ts'

/** What a device has scanned: it alone can confirm it, and the person who was logged in there. */
export type SiteTicket = SiteId & { guestId: string; userId?: number | undefined; until: number }

const memberLifeMs = 15_000
/** Somebody who has to log in first needs to wait for the SMS. */
const visitorLifeMs = 3 * 60_000

export function makeTicket(vault: Vault, scanned: Omit<SiteTicket, 'until'>, now = Date.now()) {
  const lifeMs = scanned.userId === undefined ? visitorLifeMs : memberLifeMs
  const ticket: SiteTicket = { ...scanned, until: now + lifeMs }
  return { ticket: vault.seal(JSON.stringify(ticket)).toString('base64url'), lifeMs }
}

/** Undefined for a ticket that this platform has not sealed. */
export function openTicket(vault: Vault, ticket: string): SiteTicket | undefined {
  try {
    return JSON.parse(vault.openText(Buffer.from(ticket, 'base64url'))) as SiteTicket
  } catch {
    return undefined
  }
}

import type { Vault } from '#kernel/vault.ts'
import type { SiteId } from './site-code.ts'

/** What was scanned, by whom and on which device: nobody else can confirm it, nowhere else. */
export type SiteTicket = SiteId & { userId: number; deviceKey: string; until: number }

const lifeMs = 15_000

export function makeTicket(vault: Vault, scanned: Omit<SiteTicket, 'until'>, now = Date.now()) {
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

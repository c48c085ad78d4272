import type { Vault } from '#kernel/vault.ts'
import type { SiteId } from './site-code.ts'

/** What was scanned, by whom and on which device: nobody else can confirm it, nowhere else. */
export type SiteTicket = SiteId & { userId: number; deviceKey: string; until: number }

const usualLifeMs = 15_000
/** A finger on the sensor takes longer, and nobody can lend it. */
const slowLifeMs = 60_000

type Scan = Omit<SiteTicket, 'until'> & { isSlow?: boolean }

export function makeTicket(vault: Vault, { isSlow = false, ...scanned }: Scan, now = Date.now()) {
  const lifeMs = isSlow ? slowLifeMs : usualLifeMs
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

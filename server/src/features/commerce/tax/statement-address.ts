import { isSigned, viewerAddress } from '#kernel/files/signed-address.ts'
import type { Signature } from '#kernel/files/signed-address.ts'
import type { Vault } from '#kernel/vault.ts'

const lifeMs = 900_000
const keyOf = (month: string) => `tax-statements/${month}.pdf`

/** Opens the statement of one member to anyone who has the address, for a while: a browser downloads without a token. */
export function statementAddress(vault: Vault, month: string, userId: number): string {
  const signed = viewerAddress(vault, keyOf(month), { id: userId, lifeMs })
  return `/tax-statements/${month}.pdf${signed.slice(signed.indexOf('?'))}`
}

/** Whose statement an address opens; undefined for one that is not valid. */
export const viewerOf = (vault: Vault, month: string, query: Signature): number | undefined =>
  query.viewer !== undefined && isSigned(vault, keyOf(month), query) ? Number(query.viewer) : undefined

import { isSigned, signedAddress } from '#kernel/files/signed-address.ts'
import type { Signature } from '#kernel/files/signed-address.ts'
import type { Vault } from '#kernel/vault.ts'

export type CertificateFormat = 'pdf' | 'png' | 'jwt'

const lifeMs = 3600_000
const keyOf = (number: string, format: CertificateFormat) => `certificates/${number.toLowerCase()}.${format}`

/** Opens for anyone who has the address, for a while: a certificate shows a name. */
export function certificateAddress(vault: Vault, number: string, format: CertificateFormat): string {
  const signed = signedAddress(vault, keyOf(number, format), lifeMs)
  return `/certificates/${number}.${format}${signed.slice(signed.indexOf('?'))}`
}

export const isCertificateAddress = (
  vault: Vault,
  number: string,
  format: CertificateFormat,
  query: Signature,
) => isSigned(vault, keyOf(number, format), query)

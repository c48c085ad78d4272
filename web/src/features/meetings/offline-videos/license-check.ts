import { licenseText } from '#contract/meetings/offline-videos.ts'
import type { License } from '#contract/meetings/offline-videos.ts'

export type SignedLicense = { license: License; sign: string; public_key: string }

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))

/** Whether a stored video may be played now, by this member. */
export async function isLicensed(
  { license, sign, public_key }: SignedLicense,
  { userid, now }: { userid: string; now: number },
): Promise<boolean> {
  if (String(license.userid) !== userid || license.until_ms <= now) return false
  try {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
    const key = await crypto.subtle.importKey('spki', bytesOf(public_key), algorithm, false, ['verify'])
    const text = new TextEncoder().encode(licenseText(license))
    return await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, bytesOf(sign), text)
  } catch {
    return false
  }
}

import { ed25519 } from '@noble/curves/ed25519.js'

/** What a certificate says, as it was signed. */
export type Paper = {
  number: string
  name: string
  meeting: string
  credit: string
  issuedOn: string
  hospital: string
  jobTitle: string
  organiser: string
  /** Undefined on certificates that were signed before it was said. */
  isVerified: boolean | undefined
}

const heading = 'xinglin certificate'
const proofPattern = /v\d\.([\w-]+)\.([\w-]{86})/

/** The proof inside a file or in the text of a QR code. */
export const findProof = (text: string): string | undefined => proofPattern.exec(text)?.[0]

/** What the proof says; undefined unless the key signed it as a certificate. */
export function readPaper(proof: string, key: string): Paper | undefined {
  const [, body, signature] = proofPattern.exec(proof) ?? []
  if (body === undefined || signature === undefined) return undefined
  const bytes = fromBase64Url(body)
  if (!isSignedBy(key, bytes, signature)) return undefined
  const fields = JSON.parse(new TextDecoder().decode(bytes)) as (string | number)[]
  if (fields[0] !== heading) return undefined
  const said = (at: number) => String(fields[at] ?? '')
  return {
    number: said(1),
    name: said(2),
    meeting: said(3),
    credit: (Number(fields[4]) / 10).toFixed(1),
    issuedOn: said(5),
    hospital: said(6),
    jobTitle: said(7),
    organiser: said(8),
    isVerified: fields.length > 9 ? fields[9] === 1 : undefined,
  }
}

function isSignedBy(key: string, bytes: Uint8Array, signature: string): boolean {
  try {
    return ed25519.verify(fromBase64Url(signature), bytes, fromBase64Url(key), { zip215: false })
  } catch {
    return false
  }
}

function fromBase64Url(text: string): Uint8Array {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}

import { COSEALG } from '@simplewebauthn/server/helpers'
import type { FactorRow } from './second-step.queries.ts'

/** What all authenticators know. The default of the library adds one that Node calls experimental. */
export const passkeyAlgorithms = [COSEALG.ES256, COSEALG.EdDSA, COSEALG.RS256]

/** The passkeys among the factors, as the library names their parts. */
export const passkeysOf = (factors: FactorRow[]) =>
  factors.flatMap(({ id: factorId, credential_id: id, public_key, counter, transports }) =>
    id === null || public_key === null || counter === null
      ? []
      : [{ factorId, id, publicKey: new Uint8Array(public_key), counter, transports }],
  )

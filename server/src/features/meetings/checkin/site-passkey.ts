import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { checkinFailures } from '#contract/meetings/checkin.ts'
import type { PasskeyAssertion, PasskeyRegistration } from '#contract/people/second-step.ts'
import { brandName } from '#contract/wire/brand.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import type { Vault } from '#kernel/vault.ts'
import { passkeyAlgorithms } from '#server/features/people/second-step/passkeys.ts'
import { relyingPartyOf } from '#server/features/people/second-step/relying-party.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { selectOthersPasskeys, selectPasskeys, upsertPasskey, usePasskey } from './passkeys.queries.ts'

/** The ticket is what is signed: it is sealed, bound to account and device, and lives for seconds. */
const challengeOf = (vault: Vault, ticket: string) =>
  new Uint8Array(vault.digest(`checkin passkey ${ticket}`))

const challengeText = (vault: Vault, ticket: string) =>
  Buffer.from(challengeOf(vault, ticket)).toString('base64url')

type Site = { meetingId: number; address: Buffer }

/** What to ask the device for: the passkey that it made at an earlier meeting, or a new one. */
export async function askPasskey(context: CallContext, ticket: string, site: Site) {
  const { db, vault, caller } = context
  const { userId } = memberOf(context)
  const challenge = challengeOf(vault, ticket)
  const rpID = relyingPartyOf(context).id
  const own = await selectPasskeys(db, userId)
  if (own.length > 0) {
    const allowCredentials = own.map(({ credential_id: id, transports }) => ({ id, transports }))
    const options = await generateAuthenticationOptions({
      rpID,
      challenge,
      allowCredentials,
      userVerification: 'required',
    })
    return { kind: 'get' as const, options: { ...options } }
  }
  const user = await selectUser(db, userId)
  const userName = user?.truename || user?.account || String(userId)
  const others = await selectOthersPasskeys(db, { ...site, userId })
  const options = await generateRegistrationOptions({
    rpName: brandName[caller.language],
    rpID,
    challenge,
    userName,
    userDisplayName: userName,
    userID: new Uint8Array(vault.digest(`checkin passkey user ${userId}`)),
    supportedAlgorithmIDs: passkeyAlgorithms,
    // A phone with the key of somebody who has come makes no second one.
    excludeCredentials: others.map(({ id }) => ({ id })),
    authenticatorSelection: { authenticatorAttachment: 'platform', userVerification: 'required' },
  })
  return { kind: 'create' as const, options: { ...options } }
}

type Answered = {
  ticket: string
  created?: PasskeyRegistration | undefined
  signed?: PasskeyAssertion | undefined
}

/** The passkey that has verified its user for this ticket; undefined where the device has none. */
export async function readPasskey(context: CallContext, answered: Answered): Promise<number | undefined> {
  if (answered.created) return readCreated(context, answered.ticket, answered.created)
  if (answered.signed) return readSigned(context, answered.ticket, answered.signed)
  return undefined
}

/** The library throws for every way in which an answer can be wrong. */
const refuseWith = (context: CallContext) => (error: unknown) => {
  context.log.info({ err: error }, 'a passkey was refused at check-in')
  throw refuse(checkinFailures.passkeyRefused)
}

async function readCreated(context: CallContext, ticket: string, response: PasskeyRegistration) {
  const party = relyingPartyOf(context)
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challengeText(context.vault, ticket),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch(refuseWith(context))
  if (!registrationInfo) throw refuse(checkinFailures.passkeyRefused)
  const { id, publicKey, counter } = registrationInfo.credential
  const saved = await upsertPasskey(context.db, {
    user_id: memberOf(context).userId,
    credential_id: id,
    public_key: Buffer.from(publicKey),
    counter,
    transports: response.response.transports ?? [],
  })
  if (!saved) throw refuse(checkinFailures.deviceUsed)
  return saved.id
}

async function readSigned(context: CallContext, ticket: string, response: PasskeyAssertion) {
  const { db, vault } = context
  const party = relyingPartyOf(context)
  const own = await selectPasskeys(db, memberOf(context).userId)
  const passkey = own.find(({ credential_id }) => credential_id === response.id)
  if (!passkey) throw refuse(checkinFailures.passkeyRefused)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challengeText(vault, ticket),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports,
    },
    requireUserVerification: true,
  }).catch(refuseWith(context))
  if (!verified || !(await usePasskey(db, passkey.id, authenticationInfo.newCounter)))
    throw refuse(checkinFailures.passkeyRefused)
  return passkey.id
}

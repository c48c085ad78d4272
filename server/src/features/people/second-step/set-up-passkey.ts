import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { mostPasskeys, secondStepCalls, secondStepFailures } from '#contract/people/second-step.ts'
import type { PasskeyRegistration } from '#contract/people/second-step.ts'
import { brandName } from '#contract/wire/brand.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { addFactor } from './add-factor.ts'
import { passkeyAlgorithms, passkeysOf } from './passkeys.ts'
import { relyingPartyOf } from './relying-party.ts'
import { operatorOf, refuseUnlessMayAdd } from './second-step.policy.ts'
import { insertPasskey, saveChallenge, selectFactors, takeChallenge } from './second-step.queries.ts'

export const beginPasskey = answer(secondStepCalls.beginPasskey, async (_input, context) => {
  const { db, vault, caller } = context
  const member = operatorOf(context)
  await refuseUnlessMayAdd(db, member)
  const user = await selectUser(db, member.userId)
  const userName = user?.truename || user?.account || String(member.userId)
  const options = await generateRegistrationOptions({
    rpName: brandName[caller.language],
    rpID: relyingPartyOf(context).id,
    userName,
    userDisplayName: userName,
    userID: new Uint8Array(vault.digest(`passkey user ${member.userId}`)),
    supportedAlgorithmIDs: passkeyAlgorithms,
    excludeCredentials: passkeysOf(await selectFactors(db, member.userId)),
  })
  await saveChallenge(
    db,
    { session_id: member.sessionId, kind: 'registration' },
    vault.seal(options.challenge),
  )
  return { options: { ...options } }
})

export const confirmPasskey = answer(
  secondStepCalls.confirmPasskey,
  async ({ name, credential: response }, context) => {
    const member = operatorOf(context)
    const { sessionId: session_id, userId: user_id } = member
    const challenge = await takeChallenge(context.db, { session_id, kind: 'registration' })
    if (!challenge) throw refuse(secondStepFailures.setupExpired)
    const { id, publicKey, counter } = await verifyRegistration(
      context,
      context.vault.openText(challenge),
      response,
    )
    return addFactor(context, {
      member,
      kind: 'passkey',
      async save(db) {
        const passkeys = passkeysOf(await selectFactors(db, user_id))
        if (passkeys.length >= mostPasskeys) throw refuse(secondStepFailures.tooManyPasskeys)
        const isNew = await insertPasskey(db, {
          user_id,
          name,
          credential_id: id,
          public_key: Buffer.from(publicKey),
          counter,
          transports: response.response.transports ?? [],
        })
        if (!isNew) throw refuse(secondStepFailures.passkeyRefused)
      },
    })
  },
)

/** The library throws for every way in which an answer can be wrong. */
async function verifyRegistration(context: CallContext, challenge: string, response: PasskeyRegistration) {
  const party = relyingPartyOf(context)
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch((error: unknown) => {
    context.log.info({ err: error }, 'a passkey was refused')
    throw refuse(secondStepFailures.passkeyRefused)
  })
  if (!registrationInfo) throw refuse(secondStepFailures.passkeyRefused)
  return registrationInfo.credential
}

import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { secondStepCalls, secondStepFailures } from '#contract/people/second-step.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { elevate } from './elevate.ts'
import { passkeysOf } from './passkeys.ts'
import { relyingPartyOf } from './relying-party.ts'
import { operatorOf } from './second-step.policy.ts'
import { saveChallenge, selectFactors, takeChallenge, usePasskey } from './second-step.queries.ts'

export const askPasskey = answer(secondStepCalls.askPasskey, async (_input, context) => {
  const { db, vault } = context
  const { userId, sessionId: session_id } = operatorOf(context)
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(context).id,
    allowCredentials: passkeysOf(await selectFactors(db, userId)).map(({ id, transports }) => ({
      id,
      transports,
    })),
  })
  await saveChallenge(db, { session_id, kind: 'assertion' }, vault.seal(options.challenge))
  return { options: { ...options } }
})

/** A challenge is used up by whatever answers it. */
export const verifyPasskey = answer(
  secondStepCalls.verifyPasskey,
  async ({ credential: response }, context) => {
    const { db, vault, caller, log } = context
    const member = operatorOf(context)
    const challenge = await takeChallenge(db, { session_id: member.sessionId, kind: 'assertion' })
    const passkey = passkeysOf(await selectFactors(db, member.userId)).find(({ id }) => id === response.id)
    if (!challenge || !passkey) throw refuse(secondStepFailures.passkeyRefused)
    const party = relyingPartyOf(context)
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: vault.openText(challenge),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: passkey,
      requireUserVerification: false,
    }).catch((error: unknown) => {
      log.info({ err: error }, 'a passkey was refused')
      throw refuse(secondStepFailures.passkeyRefused)
    })
    if (!verified || !(await usePasskey(db, passkey.factorId, authenticationInfo.newCounter)))
      throw refuse(secondStepFailures.passkeyRefused)
    return elevate(db, { member, caller, kind: 'passkey' })
  },
)

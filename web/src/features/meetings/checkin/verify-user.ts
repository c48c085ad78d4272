import type { PasskeyAssertion, PasskeyRegistration } from '#contract/people/second-step.ts'

/** Whether the device can verify its user by finger, face or code. Old phones and browsers inside apps cannot. */
export async function canVerifyUser(): Promise<boolean> {
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    return false
  }
}

type Asked = { kind: 'create' | 'get'; options: Record<string, unknown> }
type Verified = { created?: PasskeyRegistration; signed?: PasskeyAssertion }

/**
 * Lets the device verify its user. `taken` for a phone that holds the key of somebody else who has come; undefined where the person did not
 * go on, or the key is on another phone.
 */
export async function verifyUser({ kind, options }: Asked): Promise<Verified | 'taken' | undefined> {
  // Only those who check in load it.
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser')
  try {
    if (kind === 'create') {
      const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
      return { created: await startRegistration({ optionsJSON }) }
    }
    const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
    return { signed: await startAuthentication({ optionsJSON }) }
  } catch (error) {
    return (error as Error).name === 'InvalidStateError' ? 'taken' : undefined
  }
}

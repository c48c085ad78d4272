import { profileCalls } from '#contract/people/profile.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Caller } from '#web/platform/call.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import type { AppStorage } from '#web/platform/storage.ts'

type IdentityWorld = { api: Caller; storage: AppStorage; reload: () => void }

const unknownIdentity = -1

/** Stores what the caller says to be: a doctor, another professional, a company. A refused login reloads the page. */
export async function checkIdentity({ api, storage, reload }: IdentityWorld): Promise<void> {
  if (storage.get('userid') === '') return
  try {
    const answer: { user_type?: number } = await api(
      profileCalls.userType,
      {},
      { tips: false, whenLoginEnded: 'leave' },
    )
    storage.set('user_type', answer.user_type ?? unknownIdentity)
  } catch (error) {
    if (error instanceof CallFailure && error.status === failures.loginExpired.status) reload()
  }
}

import { failures } from '#contract/wire/failure.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import type { AppStorage } from '#web/platform/storage.ts'

type IdentityWorld = {
  ask: () => Promise<{ user_type?: number }>
  storage: AppStorage
  reload: () => void
}

const unknownIdentity = -1

/** Stores who the user is: a doctor, another professional, a company. A refused login reloads the page. */
export async function checkIdentity({ ask, storage, reload }: IdentityWorld): Promise<void> {
  if (storage.get('userid') === '') return
  try {
    const { user_type } = await ask()
    storage.set('user_type', user_type ?? unknownIdentity)
  } catch (error) {
    if (error instanceof CallFailure && error.status === failures.loginExpired.status) reload()
  }
}

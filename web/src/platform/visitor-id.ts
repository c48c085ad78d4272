import type { Bridge } from './bridge.ts'
import type { AppStorage } from './storage.ts'

/** The visitor's id: the stored one, or a new one, as on the first visit and after a logout. */
export function visitorId(storage: AppStorage): string {
  const known = storage.get('guest_id')
  if (known !== '') return known
  const made = makeVisitorId()
  storage.set('guest_id', made)
  return made
}

/** The page is blank meanwhile; a later answer is used from then on. */
const mostWaitMs = 300

/** Inside the app the app's id is used, when it has one. */
export async function adoptAppVisitorId(storage: AppStorage, bridge: Pick<Bridge, 'ask'>): Promise<string> {
  const isLate = new Promise<void>((resolve) => setTimeout(resolve, mostWaitMs))
  await Promise.race([askForVisitorId(storage, bridge), isLate])
  return visitorId(storage)
}

async function askForVisitorId(storage: AppStorage, bridge: Pick<Bridge, 'ask'>): Promise<void> {
  const answer = await bridge.ask('getStorage', { type: 'guest_id' })
  const id = typeof answer === 'number' ? String(answer) : answer
  if (typeof id === 'string' && id !== '') storage.set('guest_id', id)
}

/** Eight random digits, the first not 0, so that the id survives being read as a number. */
export function makeVisitorId(): string {
  const first = 10_000_000
  const count = 90_000_000
  // Numbers beyond the last whole multiple would make some ids more likely than others.
  const limit = Math.floor(2 ** 32 / count) * count
  const [random] = crypto.getRandomValues(new Uint32Array(1))
  return random !== undefined && random < limit ? String(first + (random % count)) : makeVisitorId()
}

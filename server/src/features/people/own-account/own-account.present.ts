import { clientKinds } from '#contract/people/own-account.ts'
import type { OwnLogin } from '#contract/people/own-account.ts'
import { asBit } from '#contract/wire/fields.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { LiveSession } from './own-account.queries.ts'

export const presentOwnLogin = (session: LiveSession, currentId: number): OwnLogin => ({
  login_id: session.id,
  client: clientKinds.find((kind) => kind === session.client) ?? 'desk',
  created_at: shanghaiTime(session.created_at),
  seen_at: shanghaiTime(session.seen_at),
  is_current: asBit(session.id === currentId),
})

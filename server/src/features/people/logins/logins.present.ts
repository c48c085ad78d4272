import { clientKinds } from '#contract/people/logins.ts'
import type { OwnLogin } from '#contract/people/logins.ts'
import { asBit } from '#contract/wire/fields.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { LiveSession, selectEnterpriseOfUser } from './logins.queries.ts'

export const presentOwnLogin = (session: LiveSession, currentId: number): OwnLogin => ({
  login_id: session.id,
  client: clientKinds.find((kind) => kind === session.client) ?? 'desk',
  created_at: shanghaiTime(session.created_at),
  seen_at: shanghaiTime(session.seen_at),
  is_current: asBit(session.id === currentId),
})

/** Enough to recognise a friend or oneself by. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name
  return first + '*'.repeat(rest.length === 0 ? 2 : rest.length)
}

type EnterpriseRow = NonNullable<Awaited<ReturnType<typeof selectEnterpriseOfUser>>>

export const presentEnterpriseUser = (row: EnterpriseRow) => ({
  userid: row.userId,
  pf: row.platform,
  uid: row.uid,
  company: row.company,
  truename: row.truename,
  photo: row.photo,
})

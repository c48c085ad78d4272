import { elevatedHours } from '#contract/people/second-step.ts'
import type { StepKind } from '#contract/people/second-step.ts'
import type { Db } from '#kernel/database.ts'
import type { Member } from '#kernel/member.ts'
import type { Caller } from '#kernel/caller.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { elevateSession } from '#server/features/people/account/sessions.queries.ts'
import { insertOperatorLogin } from './second-step.queries.ts'

type Step = { member: Member; caller: Caller; kind: StepKind }

/** Gives this login the rights of its operator, and notes from where. */
export const elevate = (db: Db, { member, caller, kind }: Step) =>
  db.transaction(async (db) => {
    const { userId: user_id, sessionId: session_id } = member
    const until = await elevateSession(db, session_id, { hours: elevatedHours })
    const { address, userAgent: device } = caller
    await insertOperatorLogin(db, { user_id, session_id, address, device, kind })
    return { elevated_until: shanghaiTime(until) }
  })

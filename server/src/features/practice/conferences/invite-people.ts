import {
  conferenceCalls,
  conferenceFailures,
  conferenceLimits,
  conferenceStates,
} from '#contract/practice/conferences.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { addMembers } from '#server/features/community/chat/chat-groups.ts'
import { statusNow } from './conferences.present.ts'
import { lockConference } from './conferences.queries.ts'
import { findHostedConference } from './find-conference.ts'
import { findInvited } from './find-invited.ts'
import { notifyPeople } from './notify-people.ts'
import { countPeople, insertPeople } from './people.queries.ts'

/** More people for a conference that is coming or running; those on the list already stay as they are. */
export const invitePeople = answer(conferenceCalls.invite, async (input, context) => {
  const row = await findHostedConference(context, input.id)
  const status = statusNow(row)
  if (status === conferenceStates.cancelled) throw refuse(conferenceFailures.conferenceCancelled)
  if (status === conferenceStates.ended) throw refuse(conferenceFailures.conferenceOver)
  const invited = await findInvited(context, memberOf(context).userId, input.invitees)
  if (invited.length === 0) throw refuse(conferenceFailures.inviteesMissing)
  return context.db.transaction(async (db) => {
    const { id, chat_group_id: chatGroupId } = await lockConference(db, input.id)
    const before = await countPeople(db, id)
    await insertPeople(db, id, invited)
    const people = await countPeople(db, id)
    // The host is on the list too.
    if (people > conferenceLimits.invitees + 1) throw refuse(conferenceFailures.tooManyInvitees)
    const members = invited.flatMap(({ user_id }) => user_id ?? [])
    if (chatGroupId !== null) await addMembers(db, chatGroupId, members)
    await context.jobs.send(db, notifyPeople, { conferenceId: id, kind: 'invitation', round: people })
    return { added: people - before }
  })
})

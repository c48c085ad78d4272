import { conferenceCalls } from '#contract/practice/conferences.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Limit } from '#kernel/limits.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { listAttendance } from '#server/features/community/rooms/list-attendance.ts'
import { isHostOf, presentPerson } from './conferences.present.ts'
import { selectColleagues } from './conferences.queries.ts'
import { findListedConference } from './find-conference.ts'
import { selectPeople } from './people.queries.ts'

export const listAttendees = answer(conferenceCalls.attendees, async ({ id }, context) => {
  const conference = await findListedConference(context, id)
  const [people, stays] = await Promise.all([
    selectPeople(context.db, id),
    listAttendance(context.db, conference.room.id),
  ])
  const now = new Date()
  return people.map((row) =>
    presentPerson({
      row,
      stays: stays.filter(({ user_id }) => user_id !== null && user_id === row.person.user_id),
      now,
      vault: context.vault,
      isForHost: isHostOf(conference),
    }),
  )
})

/** Enough to find colleagues, too little to copy the register. */
const perUser: Limit = { name: 'conference-candidates', max: 300, windowMs: 3600_000 }

export const listColleagues = answer(conferenceCalls.candidates, async ({ keyword, page }, context) => {
  const { userId } = memberOf(context)
  await context.limits.spend(perUser, String(userId))
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectColleagues(context.db, keyword, userId, { limit, offset }),
  )
  return presentPage(found, (row) => ({
    userid: row.id,
    truename: row.truename,
    photo: row.photo,
    hospital: row.hospital,
    department: row.department,
    title: row.title,
  }))
})

import { homeCalls } from '#contract/discover/home.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { presentExpert } from '#server/features/discover/doctor-homepage/doctor-homepage.present.ts'
import { selectExperts } from '#server/features/discover/doctor-homepage/doctor-homepage.queries.ts'
import { presentMeeting } from '#server/features/meetings/meetings/meetings.present.ts'
import { selectMeetings, selectMeetingsOnAir } from '#server/features/meetings/meetings/meetings.queries.ts'
import { commentGroup } from '#contract/community/comments.ts'
import type { Period } from '#server/features/meetings/meetings/meetings.queries.ts'

const listMeetings = (call: typeof homeCalls.advance, period: Period) =>
  answer(call, async (input, { db }) => {
    const filter = {
      collegeId: input.college_id,
      diseaseId: input.disease_id,
      keyword: input.keyword,
      type: input.type,
      isCredit: input.is_credit,
      order: input.order,
    }
    const found = await readPage(input.page, pageSize, (limit, offset) =>
      selectMeetings(db, period, filter, limit, offset),
    )
    const now = new Date()
    return presentPage(found, (row) => presentMeeting(row, now))
  })

export const listUpcomingMeetings = listMeetings(homeCalls.advance, 'upcoming')
export const listPlayback = listMeetings(homeCalls.playback, 'over')

/** A person who opens the home looks at one and swipes to the next two. */
const mostOnAir = 3

export const listNow = answer(homeCalls.now, async (input, { db, rooms }) => {
  const filter = { collegeId: input.college_id, diseaseId: input.disease_id }
  const now = new Date()
  const rows = await selectMeetingsOnAir(db, filter, mostOnAir)
  return rows.map((row) => ({
    ...presentMeeting(row, now),
    watching: rooms.connected(commentGroup('meeting', row.id)),
  }))
})

export const listExperts = answer(homeCalls.expertList, async (input, { db }) => {
  const filter = { collegeId: input.college ?? input.college_id ?? 0, diseaseId: input.disease_id }
  const found = await readPage(input.page, pageSize, (limit, offset) =>
    selectExperts(db, filter, limit, offset),
  )
  return presentPage(found, presentExpert)
})

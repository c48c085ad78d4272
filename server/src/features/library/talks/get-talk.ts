import { failures } from '#contract/wire/failure.ts'
import { talkCalls } from '#contract/library/talks.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentProduction } from '#server/features/library/works/works.present.ts'
import { presentDoctorItem } from '#server/features/people/doctors/doctors.present.ts'
import { presentMeeting } from '#server/features/meetings/meetings/meetings.present.ts'
import { presentTalk } from './talks.present.ts'
import { selectHosts, selectTalk, selectTalkMeetings, selectTalkWorks } from './talks.queries.ts'

const mostOfEach = 20

export const getTalk = answer(talkCalls.detail, async (input, { db, caller }) => {
  const row = await selectTalk(db, input.column_id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'column_id' })
  const [hosts, upcoming, past, works] = await Promise.all([
    selectHosts(db, row.id),
    selectTalkMeetings(db, row.id, 'upcoming', mostOfEach),
    selectTalkMeetings(db, row.id, 'over', mostOfEach),
    selectTalkWorks(db, row.id, mostOfEach),
  ])
  const now = new Date()
  return {
    ...presentTalk(row, caller.language),
    hosts: hosts.map(presentDoctorItem),
    upcoming: upcoming.map((meeting) => presentMeeting(meeting, now)),
    past: past.map((meeting) => presentMeeting(meeting, now)),
    works: works.map(presentProduction),
  }
})

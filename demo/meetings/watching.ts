import { watchTypes } from '#contract/meetings/watching.ts'
import { drawCover } from '#demo/art/cover.ts'
import { admissions, organiserContact, watchPassword } from '#demo/content/admission.ts'
import type { Admission } from '#demo/content/admission.ts'
import { lectureVideo } from '#demo/content/lecture-video.ts'
import { plannedMinutes } from '#demo/content/meetings/meeting-slots.ts'
import { subjectAt, subjects } from '#demo/content/subjects.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { hashPassword } from '#server/features/people/account/passwords.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { checkinForms } from '#server/features/meetings/checkin/checkin.tables.ts'
import { meetingEntries } from '#server/features/meetings/meetings/entries.tables.ts'
import { meetingManagers } from '#server/features/meetings/meetings/managers.tables.ts'
import {
  meetingDoctors,
  meetingRecordings,
  meetings,
  meetingSessions,
} from '#server/features/meetings/meetings/meetings.tables.ts'
import type { Timeline, TimelineMark } from '#server/features/meetings/meetings/recording-timeline.ts'
import { watchSettings, watchWhitelist } from '#server/features/meetings/watching/watching.tables.ts'
import { loadForms, loadVisits } from './attendance.ts'
import { doctorIdOf } from '#demo/people/verification.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

/** The demo's doctor and its expert are on the list; the expert runs the counter on site. */
const listed = ['13800000001', '13800000005']
const managerPhone = '13800000005'

/** Meetings with entry requirements. They are few and old, so that the lists hardly change. */
export async function loadAdmission(world: World): Promise<void> {
  const planned = admissions.map((one) => ({
    ...one,
    startMinutes: plannedMinutes(world.now, one.startMinutes),
  }))
  const ids = await insertForIds(
    world.db,
    meetings,
    planned.map((one, at) => meetingRow(world, one, at)),
  )
  for (const [at, one] of planned.entries()) {
    await loadRules(world, one, ids[at]!)
    await loadSessions(world, one, ids[at]!)
  }
  await insertRows(
    world.db,
    meetingRecordings,
    planned.flatMap((one, at) => (one.startMinutes < 0 ? recordingRow(world, one, ids[at]!, at) : [])),
  )
}

const recordingRow = (world: World, one: Admission, meeting_id: number, at: number) => ({
  meeting_id,
  name: '会议回放',
  // One of them is a stream: the same rules protect both.
  video: at === 0 ? world.recordedStream : world.recording,
  seconds: lectureVideo.seconds,
  ...(one.sessions && {
    began_at: minutesFrom(world.now, one.startMinutes),
    timeline: timelineOf(world, one),
  }),
})

const sessionTimes = (world: World, { startMinutes, durationMinutes, sessions = [] }: Admission) => {
  const minutes = durationMinutes / sessions.length
  return sessions.map((_, at) => ({
    begin_at: minutesFrom(world.now, startMinutes + at * minutes),
    end_at: minutesFrom(world.now, startMinutes + (at + 1) * minutes),
  }))
}

/** The short film shows the beginning of each session. */
function timelineOf(world: World, one: Admission): Timeline {
  const times = sessionTimes(world, one)
  const ms = (lectureVideo.seconds * 1000) / times.length
  return times.flatMap(({ begin_at }, at): TimelineMark[] => [
    [begin_at.getTime(), at * ms],
    [begin_at.getTime() + ms, (at + 1) * ms],
  ])
}

async function loadSessions(world: World, one: Admission, meeting_id: number): Promise<void> {
  const { db } = world
  const times = sessionTimes(world, one)
  for (const [at, { title, password }] of (one.sessions ?? []).entries()) {
    const [session_id] = await insertForIds(db, meetingSessions, [{ meeting_id, title, ...times[at]! }])
    if (!password) continue
    const password_hash = await hashPassword(password)
    await insertRows(db, watchSettings, [
      { meeting_id, session_id: session_id!, watch_type: watchTypes.password, password_hash },
    ])
  }
}

const meetingRow = (world: World, one: Admission, at: number) => {
  const subject = one.subject % subjects.length
  return {
    college_id: world.collegeIds[subject]!,
    title: one.title,
    intro: one.intro,
    cover: world.shelf.draw(`admission-${at}`, drawCover(subjectAt(subject).motif, 900 + at)),
    begin_at: minutesFrom(world.now, one.startMinutes),
    end_at: minutesFrom(world.now, one.startMinutes + one.durationMinutes),
    audience: one.audience ?? ('all' as const),
    needs_licence: one.needsLicence ?? false,
    has_stream: false,
    is_offline: one.venue !== undefined,
    venue: one.venue ?? '',
    view_count: 120 + at * 37,
  }
}

async function loadRules(world: World, one: Admission, meetingId: number): Promise<void> {
  const { db, vault } = world
  await insertRows(db, meetingEntries, [
    {
      meeting_id: meetingId,
      needs_completion: one.needsCompletion ?? false,
      needs_sign_in: one.checkin !== undefined,
      contact: organiserContact,
    },
  ])
  const speakers = one.speakers?.flatMap((name) => doctorIdOf(world, name) ?? []) ?? []
  await insertRows(
    db,
    meetingDoctors,
    speakers.map((doctor_id, sort) => ({ meeting_id: meetingId, doctor_id, sort })),
  )
  if (one.watch) {
    const password_hash = one.watch === 'password' ? await hashPassword(watchPassword) : null
    const [settingId] = await insertForIds(db, watchSettings, [
      { meeting_id: meetingId, watch_type: watchTypes[one.watch], password_hash },
    ])
    if (one.watch === 'whitelist')
      await insertRows(
        db,
        watchWhitelist,
        listed.map((phone) => ({
          setting_id: settingId!,
          phone_digest: digestPhone(vault, '86', phone),
          phone_sealed: vault.seal(phone),
        })),
      )
  }
  if (one.checkin) {
    const fields = one.checkin.fields.map((field) => ({ field, required: true }))
    await insertRows(db, checkinForms, [
      { meeting_id: meetingId, fields, is_reviewed: one.checkin.isReviewed },
    ])
    const manager = await selectUserByPhone(db, digestPhone(vault, '86', managerPhone))
    if (manager) {
      await insertRows(db, meetingManagers, [{ meeting_id: meetingId, user_id: manager.id }])
      // Those that are over were attended online, the one about to begin on site.
      if (one.startMinutes < 0) await loadForms(world, meetingId, one.checkin.isReviewed)
      else await loadVisits(world, meetingId, manager.id)
    }
  }
}

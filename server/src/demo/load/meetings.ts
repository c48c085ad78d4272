import { drawCover } from '#server/demo/art/cover.ts'
import { buildMeetings } from '#server/demo/content/meetings.ts'
import type { Meeting } from '#server/demo/content/meetings.ts'
import { meetingVenue } from '#server/demo/content/meetings/meeting-venue.ts'
import { lectureVideo, talkChapters } from '#server/demo/content/lecture-video.ts'
import { insertForIds, insertRows } from '#server/demo/demo.queries.ts'
import {
  meetingDiseases,
  meetingDoctors,
  meetingRecordings,
  meetings,
  meetingSessions,
  recordingChapters,
} from '#server/features/meetings/meetings/meetings.tables.ts'
import { minutesFrom } from './world.ts'
import type { World } from './world.ts'

const mostNamed = 3

export async function loadMeetings(world: World): Promise<void> {
  const all = buildMeetings(world.doctors, world.now)
  world.meetings = all
  world.meetingIds = await insertForIds(
    world.db,
    meetings,
    all.map((meeting, at) => meetingRow(world, meeting, at)),
  )
  world.bigMeetingIds = world.meetingIds.filter((_, at) => all[at]!.isBigMeeting)
  await loadPeople(world, all)
  await loadSchedules(world, all)
  await loadRecordings(world, all)
  for (const [at, meeting] of all.entries()) await loadChildren(world, meeting, world.meetingIds[at]!)
}

const namesOf = (world: World, speakers: number[]) =>
  speakers
    .slice(0, mostNamed)
    .map((at) => world.doctors[at]!.name)
    .join('、') + (speakers.length > mostNamed ? ' 等' : '')

const meetingRow = (world: World, meeting: Meeting, at: number) => ({
  college_id: world.collegeIds[meeting.subject]!,
  title: meeting.title,
  intro: `${meeting.intro}\n主办：${meeting.organiser}`,
  cover: world.shelf.draw(`meeting-${at}`, drawCover(meeting.cover.motif, meeting.cover.seed)),
  speaker: namesOf(world, meeting.speakers),
  begin_at: minutesFrom(world.now, meeting.startMinutes),
  end_at: minutesFrom(world.now, meeting.startMinutes + meeting.durationMinutes),
  is_big: meeting.isBigMeeting,
  is_offline: meeting.isOffline,
  // People also come to the congresses.
  venue: meeting.isOffline || meeting.isBigMeeting ? meetingVenue(at) : '',
  is_credit: meeting.isCreditMeeting,
  is_enterprise: meeting.audience === 'enterprise',
  has_stream: meeting.hasStream,
  audience: meeting.audience,
  // Nobody has watched what has not begun.
  view_count: meeting.startMinutes > 0 ? 0 : meeting.viewCount,
  view_display_status: meeting.showsViewCount ? 2 : 1,
})

async function loadPeople(world: World, all: Meeting[]) {
  await insertRows(
    world.db,
    meetingDiseases,
    all.flatMap((meeting, at) =>
      meeting.diseases.map((disease) => ({
        meeting_id: world.meetingIds[at]!,
        disease_id: world.diseaseIds[meeting.subject]![disease]!,
      })),
    ),
  )
  await insertRows(
    world.db,
    meetingDoctors,
    all.flatMap((meeting, at) =>
      meeting.speakers.map((speaker, sort) => ({
        meeting_id: world.meetingIds[at]!,
        doctor_id: world.doctorIds[speaker]!,
        sort,
      })),
    ),
  )
}

type Item = Meeting['schedule'][number]

const sessionRow = (world: World, meetingId: number, start: number, item: Item, hall: string) => ({
  meeting_id: meetingId,
  hall,
  title: item.title,
  doctor_id: world.doctorIds[item.speaker]!,
  begin_at: minutesFrom(world.now, start + item.fromMinute),
  end_at: minutesFrom(world.now, start + item.toMinute),
})

async function loadSchedules(world: World, all: Meeting[]) {
  const rows = all.flatMap((meeting, at) =>
    meeting.schedule.map((item) => sessionRow(world, world.meetingIds[at]!, meeting.startMinutes, item, '')),
  )
  await insertRows(world.db, meetingSessions, rows)
}

/** Every tenth is still being edited, so that this state can be seen too. */
export const isEdited = (at: number) => at % 10 !== 9

async function loadRecordings(world: World, all: Meeting[]) {
  const rows = all.flatMap((meeting, at) => {
    const isOver = meeting.startMinutes + meeting.durationMinutes <= 0
    if (!isOver || meeting.isBigMeeting || meeting.isOffline || !isEdited(at)) return []
    const names = meeting.schedule.length > 0 ? meeting.schedule.map((item) => item.title) : [meeting.title]
    return names.map((name, sort) => recordingRow(world, world.meetingIds[at]!, name, sort))
  })
  await insertRecordings(world, rows)
}

const recordingRow = (world: World, meeting_id: number, name: string, sort: number) => ({
  meeting_id,
  name,
  video: world.recording,
  seconds: lectureVideo.seconds,
  clarities: world.recordedClarities,
  captions: world.captions,
  // The first talk of each meeting also has a commentary.
  commentary: sort === 0 ? world.explained : '',
  sort,
})

async function insertRecordings(world: World, rows: ReturnType<typeof recordingRow>[]) {
  const ids = await insertForIds(world.db, meetingRecordings, rows)
  const chapters = ids.flatMap((recording_id) =>
    talkChapters.map((chapter) => ({ recording_id, ...chapter })),
  )
  await insertRows(world.db, recordingChapters, chapters)
}

/** The sessions of a large meeting are meetings themselves, each in its hall. */
async function loadChildren(world: World, meeting: Meeting, parentId: number) {
  if (meeting.sessions.length === 0) return
  const ids = await insertForIds(
    world.db,
    meetings,
    meeting.sessions.map((session) => ({
      parent_id: parentId,
      college_id: world.collegeIds[meeting.subject]!,
      title: session.title,
      intro: session.hall,
      cover: world.shelf.draw(
        `session-${parentId}-${session.coverSeed}`,
        drawCover(meeting.cover.motif, session.coverSeed),
      ),
      speaker: namesOf(world, session.speakers),
      begin_at: minutesFrom(world.now, session.startMinutes),
      end_at: minutesFrom(world.now, session.startMinutes + session.durationMinutes),
      is_offline: meeting.isOffline,
      is_credit: meeting.isCreditMeeting,
      has_stream: meeting.hasStream,
      audience: meeting.audience,
    })),
  )
  const schedule = meeting.sessions.flatMap((session, at) =>
    session.schedule.map((item) => sessionRow(world, ids[at]!, session.startMinutes, item, session.hall)),
  )
  await insertRows(world.db, meetingSessions, schedule)
  const speakers = meeting.sessions.flatMap((session, at) =>
    session.speakers.map((speaker, sort) => ({
      meeting_id: ids[at]!,
      doctor_id: world.doctorIds[speaker]!,
      sort,
    })),
  )
  await insertRows(world.db, meetingDoctors, speakers)
  const recordings = meeting.sessions.flatMap((session, at) => {
    const isOver = session.startMinutes + session.durationMinutes <= 0
    if (!isOver || meeting.isOffline || !isEdited(at)) return []
    return session.schedule.map((item, sort) => recordingRow(world, ids[at]!, item.title, sort))
  })
  await insertRecordings(world, recordings)
}

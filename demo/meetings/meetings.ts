import { viewDisplay } from '#contract/wire/items.ts'
import { drawCover } from '#demo/art/cover.ts'
import { buildMeetings } from '#demo/content/meetings.ts'
import type { Meeting } from '#demo/content/meetings.ts'
import { meetingVenue } from '#demo/content/meetings/meeting-venue.ts'
import { talkChapters } from '#demo/content/lecture-video.ts'
import { subjectAt } from '#demo/content/subjects.ts'
import { sessionLines } from '#demo/content/talks/session-lines.ts'
import { talkLines } from '#demo/content/talks/talk-lines.ts'
import { findTalk } from '#demo/content/talks/talk-texts.ts'
import { talkQuestions } from '#demo/content/talks/talk-questions.ts'
import type { ContentQuestion } from '#demo/content/talks/talk-questions.ts'
import { shortTalkVideo, talkVideo } from '#demo/content/videos/choose-video.ts'
import type { DemoVideo } from '#demo/content/videos/demo-video.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import {
  meetingDiseases,
  meetingDoctors,
  meetingRecordings,
  meetings,
  meetingSessions,
  recordingChapters,
} from '#server/features/meetings/meetings/meetings.tables.ts'
import { insertQuestions } from './recall-questions.ts'
import { examinedSubjects, isEdited, latestToPlay } from './recorded-meetings.ts'
import { saveCaptions } from '#demo/library/spoken-captions.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

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
  view_display_status: meeting.showsViewCount ? viewDisplay.shown : viewDisplay.hidden,
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

async function loadRecordings(world: World, all: Meeting[]) {
  const examined = Object.values(examinedSubjects).map((subject) => latestToPlay(all, subject))
  const rows = all.flatMap((meeting, at) => {
    const isOver = meeting.startMinutes + meeting.durationMinutes <= 0
    if (!isOver || meeting.isBigMeeting || meeting.isOffline || !isEdited(at)) return []
    const { title, diseases, schedule } = meeting
    const programme = schedule.length > 0 ? schedule.map((item) => item.title) : [title]
    const session = { title, programme, disease: diseases[0]! }
    return programme.map((name, sort) =>
      recordingOf(world, meeting, session, {
        place: { meeting_id: world.meetingIds[at]!, name, sort },
        hasExam: examined.includes(at),
      }),
    )
  })
  await insertRecordings(world, rows)
}

/** A meeting with a programme of its own: a small one, or a session of a congress. */
type Session = { title: string; programme: string[]; disease: number }
type Place = { meeting_id: number; name: string; sort: number }
type Recording = {
  row: typeof meetingRecordings.$inferInsert
  chapters: ReturnType<typeof talkChapters>
  questions: ContentQuestion[]
}

function recordingOf(
  world: World,
  meeting: Meeting,
  session: Session,
  { place, hasExam = false }: { place: Place; hasExam?: boolean },
): Recording {
  const disease = subjectAt(meeting.subject).diseases[session.disease]!
  const talk = findTalk(place.name)
  const about = (talk?.disease ?? disease).name
  const isShort = meeting.isCreditMeeting || hasExam
  const video = isShort
    ? shortVideo(world, shortTalkVideo(about, talk !== undefined, place.sort), place.sort)
    : drawnVideo(world, talkVideo(about, talk !== undefined, place.sort))
  const { seconds } = video
  const { name } = place
  const { title, programme } = session
  const lines =
    sessionLines({ name, meeting: title, programme, disease, seconds }) ?? talkLines(name, disease, seconds)
  return {
    row: { ...place, ...video, captions: saveCaptions(world.shelf, lines, seconds) },
    chapters: talkChapters(seconds),
    questions: isShort ? talkQuestions({ name, programme, disease, lines, seconds }) : [],
  }
}

function shortVideo({ shorts }: World, video: DemoVideo, sort: number) {
  const { recording, clarities, preview } = shorts.films.get(video)!
  // The first part of each meeting also has a commentary.
  return {
    video: recording,
    clarities,
    preview,
    seconds: video.seconds,
    commentary: sort === 0 ? shorts.explained : '',
  }
}

function drawnVideo(world: World, video: DemoVideo) {
  const { recording, recordedClarities: clarities, preview } = world.drawn.get(video)!
  return { video: recording, clarities, preview, seconds: video.seconds }
}

async function insertRecordings(world: World, recordings: Recording[]) {
  const ids = await insertForIds(
    world.db,
    meetingRecordings,
    recordings.map(({ row }) => row),
  )
  const chapters = recordings.flatMap((recording, at) =>
    recording.chapters.map((chapter) => ({ recording_id: ids[at]!, ...chapter })),
  )
  await insertRows(world.db, recordingChapters, chapters)
  for (const [at, { questions }] of recordings.entries()) await insertQuestions(world.db, ids[at]!, questions)
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
      view_count: session.startMinutes > 0 ? 0 : Math.round(meeting.viewCount / meeting.sessions.length),
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
    const programme = session.schedule.map((item) => item.title)
    return programme.map((name, sort) =>
      recordingOf(
        world,
        meeting,
        { title: `${meeting.title} · ${session.title}`, programme, disease: session.disease },
        { place: { meeting_id: ids[at]!, name, sort } },
      ),
    )
  })
  await insertRecordings(world, recordings)
}

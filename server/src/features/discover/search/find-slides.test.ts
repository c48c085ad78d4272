import { randomBytes } from 'node:crypto'
import PdfPaper from 'pdfkit'
import { expect, it, vi } from 'vitest'
import { searchCalls } from '#contract/discover/search.ts'
import { approvalStates, playbackCalls } from '#contract/practice/lecture-playback.ts'
import { slideCalls } from '#contract/practice/lecture-slides.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { identityFinder } from '#kernel/files/find-identity.ts'
import { readAllSlides } from '#server/features/library/transcripts/read-all-slides.ts'
import { slideCommands } from '#server/features/library/transcripts/read-slides.ts'
import { readTranscripts } from '#server/features/library/transcripts/read-transcripts.ts'
import { linkSlides } from '#server/features/practice/lecture-playback/link-slides.ts'
import { upsertApproval } from '#server/features/practice/lecture-playback/lecture-playback.queries.ts'
import { lectureSlides, slideTurns } from '#server/features/practice/lecture-slides/lecture-slides.tables.ts'
import { searchSlides } from '#server/features/practice/lecture-slides/search-slides.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import { buildRecording } from '#server/testing/build-content.ts'
import { standInText, useStandInFinder } from '#server/testing/find-letters.ts'
import { playPageDrawing } from '#server/testing/play-page-drawing.ts'
import { buildSheet } from '#server/testing/build-sheet.ts'
import { hasTool } from '#server/testing/has-tool.ts'
import { playSlideCommands } from '#server/testing/play-slide-commands.ts'
import { testApp } from '#server/testing/test-app.ts'
import { indexChanges } from './update-index.ts'

useStandInFinder()

const app = await testApp()
const { db } = app.services
const played = await playSlideCommands()
const drawing = await playPageDrawing()

async function drawPdf(pages: string[]): Promise<Buffer> {
  const paper = new PdfPaper({ autoFirstPage: false, compress: false })
  for (const words of pages) paper.addPage().text(words)
  paper.end()
  return Buffer.concat(await Array.fromAsync(paper as AsyncIterable<Buffer>))
}

/** A recording that begins an hour before the lecture, whose slides have these pages. */
async function buildLecture(pages: string[]) {
  const { sheet, meeting, expert, ids } = await buildSheet(app, { from: -4, to: -1, isConfirmed: true })
  const key = `test/${randomBytes(8).toString('hex')}.pdf`
  const body = await drawPdf(pages)
  await app.services.providers.storage.put(key, body, 'application/pdf')
  const [slides] = await db
    .insert(lectureSlides)
    .values({
      sheet_id: sheet.id,
      version: 1,
      file_name: 'lecture.pdf',
      bytes: body.length,
      received: body.length,
      file_key: key,
      upload_id: '',
      mime: 'application/pdf',
      file_digest: Buffer.alloc(32),
      is_shown: true,
      uploaded_at: new Date(),
    })
    .returning()
  const hour = 3_600_000
  const begin = meeting.begin_at.getTime()
  await db.insert(expertSessions).values({
    sheet_id: sheet.id,
    kind: 'lecture',
    title: 'A lecture',
    begin_at: new Date(begin + hour),
    end_at: new Date(begin + 2 * hour),
  })
  const recording = await buildRecording(db, meeting.id, {
    seconds: 3 * 3600,
    timeline: [
      [begin, 0],
      [begin + 3 * hour, 3 * hour],
    ],
  })
  const decide = (status: OneOf<typeof approvalStates>) =>
    upsertApproval(db, { sheet_id: sheet.id, recording_id: recording.id, status })
  /** The lecturer turned to a page so long after the begin of the meeting. */
  const turn = (page: number, afterMs: number) =>
    db.insert(slideTurns).values({ slides_id: slides!.id, page, turned_at: new Date(begin + afterMs) })
  return { meeting, recording, decide, turn, expert, ids: { ...ids, slides_id: slides!.id } }
}

async function search(keyword: string, commands = played) {
  await searchSlides(app.services, drawing)
  await linkSlides(app.services)
  await readTranscripts(app.services)
  await readAllSlides(app.services, commands)
  await indexChanges(db, app.services.items)
  const { data } = await app
    .client()
    .call(searchCalls.passage, { keyword, college_id: 0, disease_id: 0, page: 1 })
  return data
}

it('finds what is written on the slides of a lecture, where it begins', async () => {
  const { meeting, recording, decide } = await buildLecture(['Anatomy', 'The quokkawort tendon'])
  expect(await search('quokkawort')).toEqual([])
  await decide(approvalStates.approved)
  expect(await search('quokkawort')).toMatchObject([
    {
      talk: 'recording',
      talk_id: recording.id,
      item_id: meeting.id,
      at_seconds: 3600,
      found_title: { text: 'The quokkawort tendon' },
    },
  ])
})

it.runIf(hasTool('pdftotext'))('finds what poppler reads', async () => {
  const { recording, decide } = await buildLecture(['Anatomy', 'The bandicootwort tendon'])
  await decide(approvalStates.approved)
  expect(await search('bandicootwort', slideCommands)).toMatchObject([{ talk_id: recording.id }])
})

it('forgets them when the lecturer no longer approves', async () => {
  const { decide } = await buildLecture(['A wombatwort suture'])
  await decide(approvalStates.approved)
  expect(await search('wombatwort')).toHaveLength(1)
  await decide(approvalStates.refused)
  expect(await search('wombatwort')).toEqual([])
})

it('finds each page where the lecturer turned to it, and others evenly between', async () => {
  const pages = ['Numbatwort one', 'Numbatwort two', 'Numbatwort three', 'Numbatwort four']
  const { decide, turn } = await buildLecture(pages)
  const hour = 3_600_000
  await turn(2, hour + 60_000)
  await turn(4, hour + 180_000)
  await turn(2, hour + 200_000)
  await decide(approvalStates.approved)
  const found = await search('numbatwort')
  expect(found.map(({ at_seconds }) => at_seconds).toSorted((a, b) => a - b)).toEqual([
    3600, 3660, 3720, 3780,
  ])
})

it('finds pages again where the lecturer marks them', async () => {
  const { decide, expert, ids, recording } = await buildLecture(['Bilbywort one', 'Bilbywort two'])
  await decide(approvalStates.approved)
  expect((await search('bilbywort')).map(({ at_seconds }) => at_seconds)).toEqual([3600, 3600])
  const marks = [{ page: 2, second: 4000 }]
  const { slides_id: _, ...sheetIds } = ids
  const lecture = await expert.client.call(playbackCalls.mark, {
    ...sheetIds,
    recording_id: recording.id,
    marks,
  })
  expect(lecture.recordings).toMatchObject([{ has_slides: 1, marks }])
  const found = await search('bilbywort two')
  expect(found[0]).toMatchObject({ at_seconds: 4000, found_title: { text: 'Bilbywort two' } })
  const other = await buildLecture(['Echidnawort'])
  expect(
    (await expert.client.ask(playbackCalls.mark, { ...sheetIds, recording_id: other.recording.id, marks }))
      .status,
  ).not.toBe(200)
})

it('finds no page that may tell of a patient, until its lecturer has decided that it does not', async () => {
  // Slides of other tests do not wait any more.
  await searchSlides(app.services, drawing)
  const { decide, expert, ids } = await buildLecture(['Dunnartwort one', 'Dunnartwort two'])
  await decide(approvalStates.approved)
  const found = async () =>
    (await search('dunnartwort')).map(({ found_title }) => found_title.text).toSorted()
  const clean = { text: [standInText], faces: [] }
  vi.mocked(identityFinder.find).mockResolvedValueOnce([
    clean,
    { text: [{ ...standInText, sign: 'name' }], faces: [] },
  ])
  expect(await found()).toEqual(['Dunnartwort one'])
  const decidePage = (page: number, boxes: (typeof standInText)[]) =>
    expert.client.call(slideCalls.mask, { ...ids, page, boxes })
  await decidePage(2, [])
  expect(await found()).toEqual(['Dunnartwort one', 'Dunnartwort two'])
  // What was searchable already is gone with the next mask.
  await decidePage(1, [standInText])
  expect(await found()).toEqual(['Dunnartwort two'])
})

it('finds nothing of slides that could not be searched', async () => {
  // Slides of other tests do not wait any more.
  await searchSlides(app.services, drawing)
  const { decide } = await buildLecture(['Potoroowort'])
  await decide(approvalStates.approved)
  vi.mocked(identityFinder.find).mockRejectedValueOnce(new Error('1'))
  vi.mocked(identityFinder.find).mockRejectedValueOnce(new Error('2'))
  vi.mocked(identityFinder.find).mockRejectedValueOnce(new Error('3'))
  expect(await search('potoroowort')).toEqual([])
  expect(await search('potoroowort')).toEqual([])
})

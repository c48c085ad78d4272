import { randomBytes } from 'node:crypto'
import PdfPaper from 'pdfkit'
import { expect, it } from 'vitest'
import { searchCalls } from '#contract/discover/search.ts'
import { approvalStates } from '#contract/practice/lecture-playback.ts'
import { findCommand } from '#kernel/find-command.ts'
import { readAllSlides } from '#server/features/library/transcripts/read-all-slides.ts'
import { readTranscripts } from '#server/features/library/transcripts/read-transcripts.ts'
import { linkSlides } from '#server/features/practice/lecture-playback/link-slides.ts'
import { upsertApproval } from '#server/features/practice/lecture-playback/lecture-playback.queries.ts'
import { lectureSlides } from '#server/features/practice/lecture-slides/lecture-slides.tables.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import { buildRecording } from '#server/testing/build-content.ts'
import { buildSheet } from '#server/testing/build-sheet.ts'
import { testApp } from '#server/testing/test-app.ts'
import { indexChanges } from './update-index.ts'

const app = await testApp()
const { db } = app.services
const canRead = await findCommand('pdftotext', '-v')

async function drawPdf(pages: string[]): Promise<Buffer> {
  const paper = new PdfPaper({ autoFirstPage: false })
  for (const words of pages) paper.addPage().text(words)
  paper.end()
  return Buffer.concat(await Array.fromAsync(paper as AsyncIterable<Buffer>))
}

/** A recording that begins an hour before the lecture, whose slides have these pages. */
async function buildLecture(pages: string[]) {
  const { sheet, meeting } = await buildSheet(app, { from: -4, to: -1, isConfirmed: true })
  const key = `test/${randomBytes(8).toString('hex')}.pdf`
  const body = await drawPdf(pages)
  await app.services.providers.storage.put(key, body, 'application/pdf')
  await db.insert(lectureSlides).values({
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
    timeline: [
      [begin, 0],
      [begin + 3 * hour, 3 * hour],
    ],
  })
  const decide = (status: number) =>
    upsertApproval(db, { sheet_id: sheet.id, recording_id: recording.id, status })
  return { meeting, recording, decide }
}

async function search(keyword: string) {
  await linkSlides(app.services)
  await readTranscripts(app.services)
  await readAllSlides(app.services)
  await indexChanges(db, app.services.items)
  const { data } = await app
    .client()
    .call(searchCalls.passage, { keyword, college_id: 0, disease_id: 0, page: 1 })
  return data
}

it.runIf(canRead)('finds what is written on the slides of a lecture, where it begins', async () => {
  const { meeting, recording, decide } = await buildLecture(['Anatomy', 'The quokkawort ligament'])
  expect(await search('quokkawort')).toEqual([])
  await decide(approvalStates.approved)
  expect(await search('quokkawort')).toMatchObject([
    {
      talk: 'recording',
      talk_id: recording.id,
      item_id: meeting.id,
      at_seconds: 3600,
      found_title: { text: 'The quokkawort ligament' },
    },
  ])
})

it.runIf(canRead)('forgets them when the lecturer no longer approves', async () => {
  const { decide } = await buildLecture(['A wombatwort suture'])
  await decide(approvalStates.approved)
  expect(await search('wombatwort')).toHaveLength(1)
  await decide(approvalStates.refused)
  expect(await search('wombatwort')).toEqual([])
})

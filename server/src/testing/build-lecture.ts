import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { feeCalls } from '#contract/practice/expert-fees.ts'
import { sessionStates } from '#contract/practice/expert-sessions.ts'
import { evidenceOperatorCalls } from '#contract/practice/lecture-evidence.ts'
import { buildFee } from './build-fee.ts'
import { buildAuthentication, buildPayee } from './build-payee.ts'
import { buildExpertSession } from './build-sheet.ts'
import { signAgreement } from './sign-agreement.ts'
import type { TestApp } from './test-app.ts'
import { askUpload } from './upload-picture.ts'
import { uploadSlides } from './upload-slides.ts'

export type Lecture = Awaited<ReturnType<typeof buildFee>>

/**
 * Everything that an expert does for a lecture that is over. The meeting was on air for an hour, the lecture was half of
 * it, two people watched.
 */
export async function buildLecture(
  app: TestApp,
  given: Parameters<typeof buildFee>[1] = {},
): Promise<Lecture> {
  const { db } = app.services
  const built = await buildFee(app, { from: -2, isConfirmed: true, ...given })
  const { expert, ids, meeting, fee_id, sheet } = built
  await buildExpertSession(app, sheet.id, { from: -1.75, minutes: 30, status: sessionStates.confirmed })
  await signAgreement(app, built)
  await uploadSlides(app, expert.client, ids)
  await expert.client.call(feeCalls.affirm, { ...ids, fee_id, type: true, reason: '' })
  await db.execute(sql`insert into on_air_periods (meeting_id, began_at, ended_at)
    values (${meeting.id}, now() - interval '2 hours', now() - interval '1 hour')`)
  await db.execute(sql`insert into live_watchers (meeting_id, viewer, first_at, last_at)
    values (${meeting.id}, 'a', now() - interval '110 minutes', now() - interval '70 minutes'),
      (${meeting.id}, 'b', now() - interval '90 minutes', now() - interval '60 minutes')`)
  if (given.expert === undefined) {
    await buildAuthentication(app.services, expert.user.id, { state: 2 })
    await buildPayee(app.services, expert.user.id)
  }
  return built
}

/** A picture that another seed makes unlike. */
export const paintPicture = (seed: number, taken?: string): Promise<Buffer> => {
  const spots = Array.from({ length: 5 }, (_, at) => {
    const n = (seed * 7919 + at * 104_729) % 997
    return `<circle cx="${(n * 13) % 640}" cy="${(n * 29) % 360}" r="${60 + (n % 90)}" fill="hsl(${n % 360} 60% ${20 + (n % 60)}%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#456"/>${spots.join('')}</svg>`
  const picture = sharp(Buffer.from(svg))
  return (taken ? picture.withExif({ IFD2: { DateTimeOriginal: taken } }) : picture).jpeg().toBuffer()
}

/** Uploads a picture of a lecture as its organiser, and answers why it is doubted. */
export async function addLecturePicture(app: TestApp, { operator, sheet }: Lecture, picture: Buffer) {
  const call = evidenceOperatorCalls.addPicture
  const answer = await askUpload(app, operator.client, call, picture, { guest_id: String(sheet.id) })
  return answer.data.flag
}

import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { feeStates } from '#contract/practice/expert-fees.ts'
import type { Strokes } from '#contract/practice/expert-agreements.ts'
import type { Env } from '#kernel/env.ts'
import { subjectAt } from '#demo/content/subjects.ts'
import { drawCover } from '#demo/art/cover.ts'
import { lectureVideo } from '#demo/content/lecture-video.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import {
  insertOnAir,
  insertWatchers,
  selectFreePastMeeting,
  selectSheetIdsOf,
} from './expert-fees.queries.ts'
import { postAvailableFee, postConfirmedFee } from '#server/features/commerce/tax/post-fee.ts'
import { meetingRecordings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { drawAgreement } from '#server/features/practice/expert-agreements/draw-agreement.ts'
import {
  agreementParties,
  expertAgreements,
} from '#server/features/practice/expert-agreements/expert-agreements.tables.ts'
import { sealAgreement } from '#server/features/practice/expert-agreements/seal-agreement.ts'
import { fillAgreement } from '#server/features/practice/expert-agreements/fill-text.ts'
import {
  selectFees,
  updateAgreed,
  updateEvidence,
  updateFee,
} from '#server/features/practice/expert-fees/expert-fees.queries.ts'
import { expertFees } from '#server/features/practice/expert-fees/expert-fees.tables.ts'
import { ledgerFee } from '#server/features/practice/expert-fees/show-fees.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import { selectSheet, updateSettled } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import {
  expertSheets,
  expertTasks,
  sheetChanges,
} from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { buildPack } from '#server/features/practice/lecture-evidence/build-pack.ts'
import { collectEvidence } from '#server/features/practice/lecture-evidence/collect-evidence.ts'
import {
  evidencePictures,
  lectureEvidence,
} from '#server/features/practice/lecture-evidence/lecture-evidence.tables.ts'
import { lookOf } from '#server/features/practice/lecture-evidence/picture-look.ts'
import { lectureSlides } from '#server/features/practice/lecture-slides/lecture-slides.tables.ts'
import type { StoragePort } from '#kernel/ports/storage.ts'
import { drawSlides, talkOf } from './lecture-slides.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const expertPhone = '13800000005'

const demoParty = { name: '江城市医学交流中心（演示）', credit_code: '12320100M000100Y4U', signatory: '周明' }

/** The demo's expert is a neurosurgeon, and is invited to speak about that. */
const expertSubject = 'neurosurgery'

const meetingsOf = ({ meetings, meetingIds }: World, subject: string) =>
  meetingIds.filter((_, at) => subjectAt(meetings[at]!.subject).key === subject)

/** Loops that get flatter, and a line below them. */
const signature: Strokes = [
  Array.from({ length: 120 }, (_, at) => [
    Math.round(160 + at * 5 + 38 * Math.cos(at / 5)),
    Math.round(190 + (95 - at * 0.55) * Math.sin(at / 5)),
  ]),
  Array.from({ length: 20 }, (_, at) => [200 + at * 30, Math.round(320 - at * 3 + 8 * Math.sin(at / 4))]),
]

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

/** Fees of the demo's expert in every state, with agreements and slides; one lecture is over and paid. */
export async function loadExpertFees(world: World): Promise<void> {
  const { db, vault } = world
  const expert = await selectUserByPhone(db, digestPhone(vault, '86', expertPhone))
  if (!expert) return
  await insertRows(db, agreementParties, [demoParty])
  const [first, second] = await selectSheetIdsOf(db, expert.id)
  if (first !== undefined)
    await insertRows(db, expertFees, [
      { sheet_id: first, title: '专题讲座', gross_fen: 500_000 },
      {
        sheet_id: first,
        title: '病例点评',
        gross_fen: 80_000,
        status: feeStates.disputed,
        reason: '约定点评两场，请核对场次。',
      },
    ])
  if (second !== undefined) {
    const confirmedAt = minutesFrom(world.now, -500)
    await addConfirmedFee(world, second, { title: '大会主持', grossFen: 300_000, confirmedAt })
    await addAgreement(world, second, minutesFrom(world.now, -600))
    const uploadedAt = minutesFrom(world.now, -340)
    await addSlides(world, second, { talk: await talkOfSheet(world, second), uploadedAt })
  }
  world.paidSheetId = await addPaidLecture(world, expert.id)
}

type GivenFee = { title: string; grossFen: number; confirmedAt: Date }

async function addConfirmedFee({ db }: World, sheetId: number, given: GivenFee) {
  const fee = {
    sheet_id: sheetId,
    title: given.title,
    gross_fen: given.grossFen,
    status: feeStates.confirmed,
    confirmed_at: given.confirmedAt,
  }
  await insertRows(db, expertFees, [fee])
  const row = (await selectFees(db, sheetId)).at(-1)!
  const sheet = (await selectSheet(db, sheetId))!
  await postConfirmedFee(db, ledgerFee(row, sheet), given.confirmedAt)
  return { row, sheet }
}

async function addAgreement(world: World, sheetId: number, signedAt: Date): Promise<void> {
  const { db, shelf } = world
  const filled = await fillAgreement(db, (await selectSheet(db, sheetId))!)
  const party = filled.party!
  const partySignature = await sealAgreement(world, { digest: filled.digest, party, signedAt })
  const bytes = await drawAgreement(filled, {
    strokes: signature,
    typedName: '',
    phone: '138****0005',
    signedAt,
    party,
    partySignature,
  })
  const name = `agreement-${sheetId}.pdf`
  await insertRows(db, expertAgreements, [
    {
      sheet_id: sheetId,
      text_id: filled.textId,
      text_digest: filled.digest,
      terms_digest: filled.terms,
      signer: filled.guestName,
      is_typed: false,
      file_key: shelf.savePrivate(name, bytes, 'application/pdf', name),
      file_digest: sha256(bytes),
      device_digest: Buffer.alloc(32),
      signed_at: signedAt,
      party_id: party.id,
      party_signature: partySignature,
    },
  ])
  await updateAgreed(db, sheetId, signedAt)
}

async function talkOfSheet({ db, meetings, meetingIds }: World, sheetId: number) {
  const { meeting } = (await selectSheet(db, sheetId))!
  return talkOf(meetings[meetingIds.indexOf(meeting.id)]!)
}

type Uploaded = { talk: ReturnType<typeof talkOf>; uploadedAt: Date }

async function addSlides(
  { db, shelf }: World,
  sheetId: number,
  { talk, uploadedAt }: Uploaded,
): Promise<void> {
  const rows = []
  for (const version of [1, 2]) {
    const bytes = await drawSlides(talk, version)
    rows.push({
      sheet_id: sheetId,
      version,
      file_name: `${talk.title}${version === 1 ? '' : '（修订）'}.pdf`,
      bytes: bytes.length,
      received: bytes.length,
      file_key: shelf.savePrivate(
        `slides-${sheetId}-${version}.pdf`,
        bytes,
        'application/pdf',
        `slides-${version}.pdf`,
      ),
      upload_id: '',
      mime: 'application/pdf',
      file_digest: sha256(bytes),
      is_shown: version === 2,
      uploaded_at: minutesFrom(uploadedAt, version * 60),
    })
  }
  await insertRows(db, lectureSlides, rows)
}

/** A lecture that is over, with everything that proves it and a recording that waits for consent. Returns its sheet. */
async function addPaidLecture(world: World, userId: number): Promise<number | undefined> {
  const { db, now } = world
  const meeting = await selectFreePastMeeting(db, now, meetingsOf(world, expertSubject))
  if (!meeting) return undefined
  const { id: meetingId, begin_at, end_at } = meeting
  const talk = talkOf(world.meetings[world.meetingIds.indexOf(meetingId)]!)
  const [taskId] = await insertForIds(db, expertTasks, [{ meeting_id: meetingId }])
  const decidedAt = minutesFrom(begin_at, -7 * 24 * 60)
  const [sheetId] = await insertForIds(db, expertSheets, [
    { task_id: taskId!, user_id: userId, part: 1, status: 1, decided_at: decidedAt, decided_by: userId },
  ])
  const [sessionId] = await insertForIds(db, expertSessions, [
    {
      sheet_id: sheetId!,
      kind: 'lecture' as const,
      title: talk.title,
      hall: '线上直播间',
      begin_at,
      end_at: minutesFrom(begin_at, 30),
      status: 1,
      decided_at: decidedAt,
    },
  ])
  const fee = { title: '专题讲座', grossFen: 400_000, confirmedAt: decidedAt }
  const { row, sheet } = await addConfirmedFee(world, sheetId!, fee)
  await addAgreement(world, sheetId!, minutesFrom(begin_at, -3 * 24 * 60))
  await addSlides(world, sheetId!, { talk, uploadedAt: minutesFrom(begin_at, -2 * 24 * 60) })
  const lecture = { sheetId: sheetId!, sessionId: sessionId!, title: talk.title, begin_at, fee }
  await insertRows(db, sheetChanges, historyOf(lecture))
  await insertRows(db, meetingRecordings, [
    {
      meeting_id: meetingId,
      name: '会议回放',
      video: world.recording,
      seconds: lectureVideo.seconds,
      sort: 99,
      published: false,
    },
  ])
  await insertOnAir(db, { meeting_id: meetingId, began_at: begin_at, ended_at: end_at })
  await insertWatchers(db, meetingId, 186)
  await addPictures(world, sheetId!, begin_at)
  await updateEvidence(db, sheetId!, now)
  await updateFee(db, row.id, { status: feeStates.available, available_at: now })
  await postAvailableFee(db, ledgerFee(row, sheet), now)
  await updateSettled(db, sheetId!)
  const evidence = await collectEvidence(db, sheet)
  await insertRows(db, lectureEvidence, [
    { sheet_id: sheetId!, consented_at: decidedAt, completed_at: now, figures: evidence.figures },
  ])
  return sheetId
}

type PaidLecture = { sheetId: number; sessionId: number; title: string; begin_at: Date; fee: GivenFee }

/** What happened on the sheet of the paid lecture, from the invitation to the slides. */
function historyOf({ sheetId: sheet_id, sessionId, title, begin_at, fee }: PaidLecture) {
  const daysBefore = (days: number) => minutesFrom(begin_at, -days * 24 * 60)
  const ofSession = { subject_id: sessionId, detail: { title, begin_at } }
  const ofFee = { detail: { title: fee.title, gross_fen: fee.grossFen } }
  const byOrganiser = { sheet_id, by_guest: false }
  const byGuest = { sheet_id, by_guest: true }
  return [
    { ...byOrganiser, kind: 'sheet_invited', created_at: daysBefore(10) },
    { ...byOrganiser, kind: 'session_added', ...ofSession, created_at: daysBefore(10) },
    { ...byOrganiser, kind: 'fee_set', ...ofFee, created_at: daysBefore(9) },
    { ...byGuest, kind: 'schedule_confirmed', created_at: fee.confirmedAt },
    { ...byGuest, kind: 'session_confirmed', ...ofSession, created_at: fee.confirmedAt },
    { ...byGuest, kind: 'fee_confirmed', ...ofFee, created_at: fee.confirmedAt },
    { ...byGuest, kind: 'agreement_signed', created_at: daysBefore(3) },
    { ...byGuest, kind: 'slides_uploaded', detail: { version: 2 }, created_at: daysBefore(2) },
  ]
}

async function addPictures({ db, shelf }: World, sheetId: number, beginAt: Date): Promise<void> {
  const rows = []
  for (const at of [0, 1, 2]) {
    const bytes = await sharp(Buffer.from(drawCover('waves', 7300 + at)))
      .resize(1280)
      .jpeg()
      .toBuffer()
    rows.push({
      sheet_id: sheetId,
      file_key: shelf.savePrivate(`lecture-${sheetId}-${at}.jpg`, bytes, 'image/jpeg', `lecture-${at}.jpg`),
      file_digest: sha256(bytes),
      source: 'stream' as const,
      taken_at: minutesFrom(beginAt, 5 + at * 8),
      look: await lookOf(bytes),
    })
  }
  await insertRows(db, evidencePictures, rows)
}

/** Builds the pack of the paid lecture, once its files are stored. */
export async function buildDemoPack(
  world: World,
  { env, storage }: { env: Env; storage: StoragePort },
  sheetId: number,
): Promise<void> {
  const sheet = await selectSheet(world.db, sheetId)
  if (sheet) await buildPack({ ...world, env, storage }, await collectEvidence(world.db, sheet))
}

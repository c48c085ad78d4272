import { consultationSides, consultationStates } from '#contract/practice/consultation-states.ts'
import { scrubText } from '#contract/practice/scrub-text.ts'
import {
  teachingCalls,
  teachingConsentVersion,
  teachingFailures,
  teachingStates,
} from '#contract/practice/teaching-cases.ts'
import type { CaseStatus } from '#contract/practice/teaching-cases.ts'
import { dicomMime } from '#contract/wire/uploads.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { requireOwnFiles } from '#kernel/files/own-files.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import type { Context } from '#kernel/services.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { beginMasking } from '#server/features/community/masking/begin-masking.ts'
import { originalsOf, unmaskedOf } from '#server/features/community/masking/describe-masked.ts'
import { hasCollege } from '#server/features/library/subjects/taxonomy.queries.ts'
import { readConsultation } from '#server/features/practice/consultations/read-consultation.ts'
import { draftCase, namesIn } from './case-draft.ts'
import { casePicture } from './case-picture.ts'
import { insertCase, selectLatestCase } from './teaching-cases.queries.ts'
import type { CaseRow } from './teaching-cases.queries.ts'

/** An ended consultation that the caller has applied for; the view is logged like any other. */
async function findEnded(context: Context, id: number) {
  const shown = await readConsultation(context, id)
  if (shown.side !== consultationSides.base) throw refuse(teachingFailures.caseByApplicant)
  if (shown.status !== consultationStates.ended) throw refuse(teachingFailures.caseNotEnded)
  return shown
}

const presentStatus = (row: CaseRow | undefined): CaseStatus => ({
  case_id: row?.id ?? 0,
  status: row?.state ?? -1,
  review_reason: row?.review_reason ?? '',
  information_id: row?.article_id ?? 0,
})

export const getCaseDraft = answer(teachingCalls.draft, async ({ id }, context) => {
  const shown = await findEnded(context, id)
  const latest = await selectLatestCase(context.db, id)
  const refused = latest?.state === teachingStates.refused ? latest : undefined
  return {
    ...presentStatus(latest),
    title: refused?.title ?? '',
    body: refused?.body ?? draftCase(shown),
    files: shown.patient.attachments.filter(({ mime }) => mime === dicomMime || mime.startsWith('image/')),
    pictures: await originalsOf(context.db, refused?.pictures ?? []),
  }
})

/** Only pictures: of a DICOM file its pixels are drawn, and nothing else of it comes here. */
export const uploadCasePicture = answerUpload(teachingCalls.upload, async (_input, context) =>
  beginMasking(context, context.file, { purpose: casePicture }),
)

export const submitCase = answer(teachingCalls.submit, async (input, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const shown = await findEnded(context, input.id)
  if (!input.consent) throw refuse(teachingFailures.caseConsentMissing)
  if (!(await hasCollege(db, input.college_id))) throw refuse(failures.dataMissing, { detail: 'college_id' })
  const own = { ownerId: userId, purpose: casePicture }
  const pictures = await requireOwnFiles(db, input.pictures, own, teachingFailures.casePictureNotOwn)
  if ((await unmaskedOf(db, pictures)).length > 0) throw refuse(teachingFailures.casePictureNotOwn)
  const names = namesIn(shown)
  const row = await insertCase(db, {
    consultation_id: input.id,
    author_id: userId,
    college_id: input.college_id,
    title: scrubText(input.title, names),
    body: scrubText(input.body, names),
    pictures,
    consent_at: new Date(),
    consent_version: teachingConsentVersion,
  })
  if (!row) throw refuse(teachingFailures.caseExists)
  await context.events.announce(context.db, userChanged, { userId })
  return presentStatus(row)
})

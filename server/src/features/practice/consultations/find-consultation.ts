import { consultationRules, mayAct } from '#contract/practice/consultation-states.ts'
import type {
  ConsultationAction,
  ConsultationFacts,
  ConsultationRole,
} from '#contract/practice/consultation-states.ts'
import { consultationFailures } from '#contract/practice/consultations.ts'
import type { Failure } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import type { ConsultationColumns, ConsultationRow } from './consultations.queries.ts'
import { insertEvent, selectConsultation, updateConsultation } from './consultations.queries.ts'
import type { ConsultationEventKind } from './consultations.tables.ts'

export type FoundConsultation = {
  row: ConsultationRow
  consultation: ConsultationColumns
  role: ConsultationRole
  facts: ConsultationFacts
  userId: number
}

/** Who a user is in a consultation; undefined for somebody whom it does not concern. */
export function roleOf({ consultation, isCandidate, isSigned }: ConsultationRow, userId: number) {
  if (consultation.applicant_id === userId) return 'applicant'
  if (consultation.receiver_id === userId) return 'receiver'
  if (isSigned !== null) return 'specialist'
  return isCandidate ? 'candidate' : undefined
}

export const factsOf = (
  { consultation, isSigned }: ConsultationRow,
  role: ConsultationRole,
): ConsultationFacts => ({
  status: consultation.status,
  role,
  isReturned: consultation.returned_at !== null,
  isSigned: isSigned === true,
  isReceived: consultation.receiver_id !== null,
  isDirect: consultation.doctor_id !== null,
})

/** To others it does not exist. */
export async function findConsultation(context: Context, id: number): Promise<FoundConsultation> {
  const { userId } = memberOf(context)
  const row = await selectConsultation(context.db, id, userId)
  const role = row && roleOf(row, userId)
  if (!role) throw refuse(consultationFailures.consultationMissing)
  return { row, consultation: row.consultation, role, facts: factsOf(row, role), userId }
}

/** A consultation in which the caller may do this now. */
export async function findFor(
  context: Context,
  action: ConsultationAction,
  id: number,
): Promise<FoundConsultation> {
  const found = await findConsultation(context, id)
  requireAction(action, found)
  return found
}

export function requireAction(action: ConsultationAction, { facts }: Pick<FoundConsultation, 'facts'>): void {
  if (!mayAct(action, facts)) throw refuse(obstacleOf(action, facts))
}

function obstacleOf(action: ConsultationAction, { role, isReceived }: ConsultationFacts): Failure {
  const roles: readonly ConsultationRole[] = consultationRules[action].by
  if (!roles.includes(role)) return consultationFailures.notYourSide
  if (action === 'receive' && isReceived) return consultationFailures.alreadyReceived
  return action === 'cancel' && role === 'candidate'
    ? consultationFailures.notYourSide
    : consultationFailures.notNow
}

type Change = {
  kind: ConsultationEventKind
  changes: Partial<ConsultationColumns>
  detail?: string
  /** Said when another change came first. */
  late?: Failure
}

/** Changes a consultation that is still as it was found, and notes it in its history; takes the `db` of a transaction. */
export async function changeConsultation(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { consultation, userId }: Pick<FoundConsultation, 'consultation' | 'userId'>,
  { kind, changes, detail, late = consultationFailures.notNow }: Change,
): Promise<void> {
  if (!(await updateConsultation(db, consultation, changes))) throw refuse(late)
  await insertEvent(db, {
    consultation_id: consultation.id,
    kind,
    user_id: userId,
    detail_sealed: detail === undefined ? null : vault.seal(detail),
  })
}

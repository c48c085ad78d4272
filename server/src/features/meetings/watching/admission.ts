import { meetingFailures } from '#contract/meetings/meetings.ts'
import { watchFailures } from '#contract/meetings/watching.ts'
import type { WatchVerdict } from '#contract/meetings/watching.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { ItemContext } from '#kernel/items.ts'
import { may } from '#kernel/member.ts'
import type { CallContext } from '#kernel/services.ts'
import type { MeetingRow } from '#server/features/meetings/meetings/meetings.queries.ts'
import { passHolder } from '#server/features/meetings/watching/pass-holder.ts'
import { selectMissingFields } from '#server/features/people/profile/missing-fields.ts'
import { isMeantFor, judgeEntry, judgeWatching } from './watching.policy.ts'
import type { Admission, Verdict, Viewer } from './watching.policy.ts'
import { selectBelonging, selectPassed, selectRequirements } from './watching.queries.ts'
import type { Guarded, Requirements } from './watching.queries.ts'

type Meeting = Pick<MeetingRow['meeting'], 'id' | 'is_offline'>

export type Judged = { verdict: Verdict; contact: string }

/**
 * Whether the caller may watch a meeting, or all of these sessions of it. A session that is on air counts without being
 * named; those that a recording shows are found by `findShownSessions`.
 */
export async function judgeCaller(
  context: ItemContext,
  meeting: Meeting,
  sessionIds: readonly number[] = [],
): Promise<Judged> {
  return judgeRequirements(context, meeting, await findRequirements(context.db, meeting.id, sessionIds))
}

/** The same for callers that already know the requirements. */
export async function judgeRequirements(
  context: ItemContext,
  meeting: Meeting,
  requirements: Requirements,
): Promise<Judged> {
  const verdict = judgeWatching(await loadAdmission(context, meeting, requirements))
  return { verdict, contact: requirements.contact }
}

/** Whether the meeting is for the caller, who may still have requirements to meet before watching. */
export async function isForCaller(context: ItemContext, meeting: Meeting): Promise<boolean> {
  const requirements = await findRequirements(context.db, meeting.id, [])
  return isMeantFor(await loadAdmission(context, meeting, requirements))
}

/** Continues only for callers who may watch; others are rejected with the reason and the next step. */
export async function requireWatching(
  context: ItemContext,
  meeting: Meeting,
  sessionIds: readonly number[] = [],
): Promise<void> {
  const judged = await judgeCaller(context, meeting, sessionIds)
  if (judged.verdict.is === 'refused') throw refusalOf(judged, context.caller.language)
}

/** The same for what surrounds the picture: comments, danmaku, the room, the exam. A meeting held on site has those too. */
export async function requireEntry(
  context: ItemContext,
  meeting: Meeting,
  sessionIds: readonly number[] = [],
): Promise<void> {
  const judged = await judgeCallersEntry(context, meeting, sessionIds)
  if (judged.verdict.is === 'refused') throw refusalOf(judged, context.caller.language)
}

export async function judgeCallersEntry(
  context: ItemContext,
  meeting: Meeting,
  sessionIds: readonly number[],
): Promise<Judged> {
  const requirements = await findRequirements(context.db, meeting.id, sessionIds)
  const verdict = judgeEntry(await loadAdmission(context, meeting, requirements))
  return { verdict, contact: requirements.contact }
}

/** `requireWatching` explains the reason to those who may not. */
export async function mayCallerWatch(context: CallContext, { meeting }: MeetingRow): Promise<boolean> {
  return (await judgeCaller(context, meeting)).verdict.is === 'go'
}

const notMeant = new Set(['doctor', 'enterprise', 'faculty', 'invited', 'whitelist'])

export function refusalOf(judged: Judged, language: Language) {
  const shown = presentVerdict(judged, language)
  if (shown.reason === '') throw new Error('nothing was refused')
  const failure = notMeant.has(shown.reason) ? meetingFailures.notForYou : watchFailures[shown.reason]
  return refuse(failure, { data: shown })
}

export function presentVerdict({ verdict, contact }: Judged, language: Language): WatchVerdict {
  if (verdict.is === 'go') return { reason: '', way_out: 'none', message: '', contact: '' }
  const { reason, nextStep } = verdict
  return { reason, way_out: nextStep, message: watchFailures[reason][language], contact }
}

export async function findRequirements(
  db: Db,
  meetingId: number,
  sessionIds: readonly number[],
): Promise<Requirements> {
  const requirements = await selectRequirements(db, meetingId, sessionIds)
  if (!requirements) throw refuse(meetingFailures.meetingMissing)
  return requirements
}

/** A password is asked for wherever there is one, whatever the type of the setting. */
export const guardedOf = ({ settings }: Pick<Requirements, 'settings'>): Guarded[] =>
  settings.flatMap(({ id, password_hash }) => (password_hash === null ? [] : { id, password_hash }))

export async function loadAdmission(
  context: ItemContext,
  meeting: Meeting,
  requirements: Requirements,
): Promise<Admission> {
  const guarded = guardedOf(requirements)
  const asked = {
    isOffline: meeting.is_offline,
    audiences: requirements.levels.map(({ audience }) => audience),
    needsLicence: requirements.levels.some(({ needs_licence }) => needs_licence),
    needsWhitelist: requirements.settings.some(({ is_whitelist }) => is_whitelist),
    needsPassword: guarded.length > 0,
    needsCompletion: requirements.needs_completion,
    needsCheckin: requirements.needs_sign_in,
  }
  return {
    ...asked,
    hasPassed: await hasPassedAll(context, guarded),
    viewer: await loadViewer(context, meeting, requirements, asked),
  }
}

async function hasPassedAll(context: ItemContext, guarded: Guarded[]): Promise<boolean> {
  // Most meetings have no password, and the holder's name costs a hash.
  if (guarded.length === 0) return true
  const passed = await selectPassed(context.db, guarded, passHolder(context))
  return passed.size === guarded.length
}

async function loadViewer(
  { db, member }: ItemContext,
  meeting: Meeting,
  requirements: Requirements,
  asked: Omit<Admission, 'hasPassed' | 'viewer'>,
): Promise<Viewer | undefined> {
  if (!member) return undefined
  const isOpen =
    asked.audiences.every((audience) => audience === 'all' || audience === 'member') &&
    !(
      asked.needsLicence ||
      asked.needsWhitelist ||
      asked.needsPassword ||
      asked.needsCompletion ||
      asked.needsCheckin
    )
  const isOperator = may(member, 'meetings.moderate')
  // Most meetings require nothing, and then nothing has to be loaded.
  if (isOpen || isOperator) return { ...nobody, isTrusted: isOperator, userType: member.userType }
  const found = await selectBelonging(db, meeting.id, member.userId, requirements)
  return {
    isTrusted: found.is_manager || found.is_speaker,
    userType: member.userType,
    isFaculty: found.is_faculty,
    isInvited: found.is_invited,
    isWhitelisted: found.is_whitelisted,
    hasLicence: found.has_licence,
    checkin: found.sign_in,
    hasCompleteProfile:
      !asked.needsCompletion || (await selectMissingFields(db, member.userId, meeting.id)).length === 0,
  }
}

const nobody = {
  isFaculty: false,
  isInvited: false,
  isWhitelisted: false,
  hasLicence: false,
  hasCompleteProfile: true,
  checkin: 0,
}

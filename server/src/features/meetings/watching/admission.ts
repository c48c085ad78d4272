import { meetingFailures } from '#contract/meetings/meetings.ts'
import type { Language } from '#contract/wire/language.ts'
import { watchFailures, watchTypes } from '#contract/meetings/watching.ts'
import type { WatchVerdict } from '#contract/meetings/watching.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { isMeantFor, judgeAdmission } from './watching.policy.ts'
import type { Admission, Verdict, Viewer } from './watching.policy.ts'
import type { MeetingRow } from '#server/features/meetings/meetings/meetings.queries.ts'
import { selectMissingFields } from '#server/features/meetings/watching/completion.ts'
import { passHolder } from '#server/features/meetings/watching/pass-holder.ts'
import { hasPass, selectBelonging, selectEntry } from '#server/features/meetings/watching/watching.queries.ts'
import type { EntryRow } from '#server/features/meetings/watching/watching.queries.ts'

/** A socket has no browser in which a password was entered. */
type Asking = Pick<Context, 'db' | 'member'> & Partial<Pick<Context, 'caller' | 'vault'>>

type Meeting = Pick<MeetingRow['meeting'], 'id' | 'is_offline' | 'audience'>

export type Judged = { verdict: Verdict; contact: string }

/** Whether the caller may watch a meeting, or one session of it. */
export async function judgeCaller(context: Asking, meeting: Meeting, sessionId = 0): Promise<Judged> {
  return judgeEntry(context, meeting, await selectEntry(context.db, meeting.id, sessionId))
}

/** The same for callers that already know the requirements. */
export async function judgeEntry(context: Asking, meeting: Meeting, entry: EntryRow): Promise<Judged> {
  return {
    verdict: judgeAdmission(await loadAdmission(context, meeting, entry)),
    contact: entry.contact,
  }
}

/** Whether the meeting is for the caller, who may still have requirements to meet before watching. */
export async function isForCaller(context: Asking, meeting: Meeting): Promise<boolean> {
  const entry = await selectEntry(context.db, meeting.id, 0)
  return isMeantFor(await loadAdmission(context, meeting, entry))
}

/** Continues only for callers who may watch; others are rejected with the reason and the next step. */
export async function requireWatching(context: Context, meeting: Meeting, sessionId = 0): Promise<void> {
  const judged = await judgeCaller(context, meeting, sessionId)
  if (judged.verdict.is === 'refused') throw refusalOf(judged, context.caller.language)
}

/** `requireWatching` explains the reason to those who may not. */
export async function mayCallerWatch(context: Context, { meeting }: MeetingRow): Promise<boolean> {
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

async function loadAdmission(context: Asking, meeting: Meeting, entry: EntryRow): Promise<Admission> {
  const watch = watchOf(entry)
  return {
    isOffline: meeting.is_offline,
    audience: meeting.audience,
    watch,
    needsCompletion: entry.needs_completion,
    needsCheckin: entry.needs_sign_in,
    hasPassed: watch === 'password' && (await hasPassed(context, entry)),
    viewer: await loadViewer(context, meeting, entry, watch),
  }
}

const watchOf = ({ watch_status, watch_type }: EntryRow): Admission['watch'] => {
  if (watch_status !== 1) return 'open'
  if (watch_type === watchTypes.whitelist) return 'whitelist'
  return watch_type === watchTypes.password ? 'password' : 'login'
}

async function hasPassed({ db, vault, caller, member }: Asking, entry: EntryRow): Promise<boolean> {
  const holder = vault && passHolder(vault, member, caller)
  if (!holder || entry.setting_id === null || entry.password_hash === null) return false
  return hasPass(db, entry.setting_id, entry.password_hash, holder)
}

async function loadViewer(
  { db, member }: Asking,
  meeting: Meeting,
  entry: EntryRow,
  watch: Admission['watch'],
): Promise<Viewer | undefined> {
  if (!member) return undefined
  const isTrusted = member.role === 'operator'
  const nobody = { isTrusted, userType: member.userType, isInvited: false, isWhitelisted: false, checkin: 0 }
  const isOpen =
    meeting.audience === 'all' && watch === 'open' && !entry.needs_completion && !entry.needs_sign_in
  // Most meetings require nothing, and then nothing has to be loaded.
  if (isOpen || isTrusted) return { ...nobody, hasCompleteProfile: true }
  const found = await selectBelonging(db, meeting.id, member.userId, entry)
  return {
    ...nobody,
    isTrusted: found.is_manager || found.is_faculty,
    isInvited: found.is_invited,
    isWhitelisted: found.is_whitelisted,
    checkin: found.sign_in,
    hasCompleteProfile: !entry.needs_completion || (await hasComplete(db, member.userId, meeting.id)),
  }
}

const hasComplete = async (db: Db, userId: number, meetingId: number) =>
  (await selectMissingFields(db, userId, meetingId)).length === 0

import { userTypes } from '#contract/people/account.ts'
import { checkinStates } from '#contract/meetings/checkin.ts'
import type { audiences } from '#contract/meetings/meetings.ts'
import type { WatchReason, NextStep } from '#contract/meetings/watching.ts'

/** What is known about a logged-in user. */
export type Viewer = {
  /** Operators, those who run the meeting, and those who speak in it. */
  isTrusted: boolean
  userType: number
  isInvited: boolean
  isWhitelisted: boolean
  hasCompleteProfile: boolean
  /** As in `checkinStates`. */
  checkin: number
}

/** What a meeting, or one of its sessions, requires, and the person it is checked for. */
export type Admission = {
  isOffline: boolean
  audience: (typeof audiences)[number]
  watch: 'open' | 'whitelist' | 'password' | 'login'
  needsCompletion: boolean
  needsCheckin: boolean
  /** The watch password was entered here; visitors can do so too. */
  hasPassed: boolean
  /** Undefined for a visitor. */
  viewer: Viewer | undefined
}

export type Verdict = { is: 'go' } | { is: 'refused'; reason: WatchReason; nextStep: NextStep }

const refused = (reason: WatchReason, nextStep: NextStep): Verdict => ({ is: 'refused', reason, nextStep })

/**
 * The only place that decides who may watch: what cannot be changed comes first, then what needs a login, then what the person can do about
 * it, quickest first.
 */
export function judgeAdmission(asked: Admission): Verdict {
  const { viewer } = asked
  if (asked.isOffline) return refused('offline', 'none')
  if (viewer?.isTrusted) return { is: 'go' }
  if (!belongsTo(asked)) return refused(asked.audience as WatchReason, wayIntoAudience(asked))
  if (!viewer && needsLogin(asked)) return refused('login', 'login')
  if (asked.watch === 'whitelist' && !viewer?.isWhitelisted) return refused('whitelist', 'organiser')
  if (asked.watch === 'password' && !asked.hasPassed) return refused('password', 'password')
  if (asked.needsCompletion && !viewer?.hasCompleteProfile) return refused('profile', 'profile')
  if (asked.needsCheckin) return judgeCheckin(viewer?.checkin)
  return { is: 'go' }
}

function belongsTo({ audience, viewer }: Admission): boolean {
  if (audience === 'doctor') return viewer?.userType === userTypes.doctor
  if (audience === 'enterprise') return viewer?.userType === userTypes.enterprise
  if (audience === 'invited') return viewer?.isInvited === true
  return audience === 'all'
}

function wayIntoAudience({ audience, viewer }: Admission): NextStep {
  if (!viewer) return 'login'
  if (audience === 'invited') return 'account'
  return audience === 'faculty' ? 'organiser' : 'identity'
}

const needsLogin = ({ watch, needsCompletion, needsCheckin }: Admission) =>
  watch === 'whitelist' || watch === 'login' || needsCompletion || needsCheckin

function judgeCheckin(state: number | undefined): Verdict {
  if (state === checkinStates.passed) return { is: 'go' }
  if (state === checkinStates.underReview) return refused('sign_in_review', 'sign_in')
  if (state === checkinStates.failed) return refused('sign_in_failed', 'sign_in')
  return refused('sign_in', 'sign_in')
}

/** Who the meeting is for, whatever they still have to do before they watch. */
export const isMeantFor = (asked: Admission): boolean =>
  asked.viewer?.isTrusted === true ||
  (belongsTo(asked) && (asked.watch !== 'whitelist' || asked.viewer?.isWhitelisted === true))

import { userTypes } from '#contract/people/account.ts'
import { checkinStates } from '#contract/meetings/checkin.ts'
import type { Audience } from '#contract/meetings/meetings.ts'
import type { WatchReason, NextStep } from '#contract/meetings/watching.ts'

/** What is known about a logged-in user. */
export type Viewer = {
  /** Operators, those who run the meeting, and those who speak in it. */
  isTrusted: boolean
  userType: number
  /** Of every level whose audience is the faculty. */
  isFaculty: boolean
  /** To every level whose audience is invited. */
  isInvited: boolean
  /** On every list that applies. */
  isWhitelisted: boolean
  hasLicence: boolean
  hasCompleteProfile: boolean
  /** As in `checkinStates`. */
  checkin: number
}

/** What a meeting, the large one it is part of and its sessions require together, and the person it is checked for. */
export type Admission = {
  isOffline: boolean
  /** Of the large meeting and of the meeting; a person has to belong to each. */
  audiences: Audience[]
  needsLicence: boolean
  needsWhitelist: boolean
  needsPassword: boolean
  needsCompletion: boolean
  needsCheckin: boolean
  /** Every watch password was entered here; visitors can do so too. */
  hasPassed: boolean
  /** Undefined for a visitor. */
  viewer: Viewer | undefined
}

export type Verdict = { is: 'go' } | { is: 'refused'; reason: WatchReason; nextStep: NextStep }

const refused = (reason: WatchReason, nextStep: NextStep): Verdict => ({ is: 'refused', reason, nextStep })

/**
 * The only place that decides who is admitted, whichever way they come: what needs a login comes first, then what the person can do about
 * it, quickest first.
 */
export function judgeEntry(asked: Admission): Verdict {
  const { viewer } = asked
  if (viewer?.isTrusted) return { is: 'go' }
  const foreign = asked.audiences.find((audience) => !belongsTo(audience, viewer))
  if (foreign && foreign !== 'all')
    return foreign === 'member' ? refused('login', 'login') : refused(foreign, wayInto(foreign, viewer))
  if (!viewer && needsLogin(asked)) return refused('login', 'login')
  if (asked.needsWhitelist && !viewer?.isWhitelisted) return refused('whitelist', 'organiser')
  if (asked.needsPassword && !asked.hasPassed) return refused('password', 'password')
  if (asked.needsLicence && !viewer?.hasLicence) return refused('licence', 'verification')
  if (asked.needsCompletion && !viewer?.hasCompleteProfile) return refused('profile', 'profile')
  if (asked.needsCheckin) return judgeCheckin(viewer?.checkin)
  return { is: 'go' }
}

/** A meeting held on site has no picture, but those admitted to it may read and write below it. */
export const judgeWatching = (asked: Admission): Verdict =>
  asked.isOffline ? refused('offline', 'none') : judgeEntry(asked)

function belongsTo(audience: Audience, viewer: Viewer | undefined): boolean {
  if (audience === 'member') return viewer !== undefined
  if (audience === 'doctor') return viewer?.userType === userTypes.doctor
  if (audience === 'enterprise') return viewer?.userType === userTypes.enterprise
  if (audience === 'faculty') return viewer?.isFaculty === true
  if (audience === 'invited') return viewer?.isInvited === true
  return audience === 'all'
}

function wayInto(audience: Audience, viewer: Viewer | undefined): NextStep {
  if (!viewer) return 'login'
  if (audience === 'invited') return 'account'
  return audience === 'faculty' ? 'organiser' : 'identity'
}

const needsLogin = ({ needsWhitelist, needsLicence, needsCompletion, needsCheckin }: Admission) =>
  needsWhitelist || needsLicence || needsCompletion || needsCheckin

function judgeCheckin(state: number | undefined): Verdict {
  if (state === checkinStates.passed) return { is: 'go' }
  if (state === checkinStates.underReview) return refused('sign_in_review', 'sign_in')
  if (state === checkinStates.failed) return refused('sign_in_failed', 'sign_in')
  return refused('sign_in', 'sign_in')
}

/** Who the meeting is for, whatever they still have to do before they watch; a visitor can log in. */
export const isMeantFor = ({ audiences, needsWhitelist, viewer }: Admission): boolean =>
  viewer?.isTrusted === true ||
  (audiences.every((audience) => audience === 'member' || belongsTo(audience, viewer)) &&
    (!needsWhitelist || viewer?.isWhitelisted === true))

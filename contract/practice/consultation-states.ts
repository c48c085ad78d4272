/** The states of a consultation, as the contract counts them. */
export const consultationStates = { awaiting: 1, inConsultation: 2, ended: 3, cancelled: 4 } as const

export type ConsultationState = (typeof consultationStates)[keyof typeof consultationStates]

/** Which side of a consultation somebody is on. */
export const consultationSides = { base: 1, superior: 2 } as const

export type ConsultationSide = (typeof consultationSides)[keyof typeof consultationSides]

/**
 * Who somebody is in a consultation. A candidate may receive it: a member of the asked department, or the asked doctor. After
 * another doctor has received it a candidate still reads it. A specialist is a further doctor whom the receiving one has asked.
 */
export type ConsultationRole = 'applicant' | 'receiver' | 'specialist' | 'candidate'

const { awaiting, inConsultation, ended, cancelled } = consultationStates

type Rule = { by: ConsultationRole[]; in: ConsultationState[]; to?: ConsultationState }

/** What can be done with a consultation, by whom, in which states, and the state that follows. */
export const consultationRules = {
  edit: { by: ['applicant'], in: [awaiting, inConsultation] },
  receive: { by: ['candidate'], in: [awaiting] },
  schedule: { by: ['receiver'], in: [awaiting] },
  start: { by: ['receiver'], in: [awaiting], to: inConsultation },
  handOver: { by: ['receiver'], in: [awaiting, inConsultation] },
  sendBack: { by: ['receiver', 'candidate'], in: [awaiting] },
  resend: { by: ['applicant'], in: [awaiting] },
  cancel: { by: ['applicant', 'receiver', 'candidate'], in: [awaiting], to: cancelled },
  invite: { by: ['receiver'], in: [awaiting, inConsultation] },
  saveOpinion: { by: ['receiver', 'specialist'], in: [inConsultation] },
  sign: { by: ['specialist'], in: [inConsultation] },
  end: { by: ['receiver'], in: [inConsultation], to: ended },
  addAddendum: { by: ['receiver', 'specialist'], in: [ended] },
  saveOutcome: { by: ['applicant'], in: [ended] },
} as const satisfies Record<string, Rule>

export type ConsultationAction = keyof typeof consultationRules

export const consultationActions = Object.keys(consultationRules) as [
  ConsultationAction,
  ...ConsultationAction[],
]

export type ConsultationFacts = {
  status: ConsultationState
  role: ConsultationRole
  isReceived: boolean
  /** Whether one doctor was asked, and not a department. */
  isDirect: boolean
  /** Whether it was sent back to be completed, and was not sent again yet. */
  isReturned: boolean
  /** Of a specialist: whether their opinion is signed. */
  isSigned: boolean
}

/** What has to wait until the applying doctor has sent it again. */
const waitsForResend: readonly ConsultationAction[] = ['receive', 'schedule', 'start', 'sendBack']

/** Whether somebody may do this now. */
export function mayAct(action: ConsultationAction, facts: ConsultationFacts): boolean {
  const { by, in: states }: Rule = consultationRules[action]
  if (!by.includes(facts.role) || !states.includes(facts.status)) return false
  if (facts.isReturned ? waitsForResend.includes(action) : action === 'resend') return false
  // What is signed stays as it is; only to that can something be added.
  if (facts.role === 'specialist') return facts.isSigned === (action === 'addAddendum')
  if (facts.role !== 'candidate') return true
  // One of a department may not cancel for all; the doctor who was asked may decline.
  return !facts.isReceived && (action !== 'cancel' || facts.isDirect)
}

export const allowedActions = (facts: ConsultationFacts): ConsultationAction[] =>
  consultationActions.filter((action) => mayAct(action, facts))

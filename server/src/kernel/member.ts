import { operatorFailures } from '#contract/wire/operator-failures.ts'
import type { Right } from '#contract/wire/rights.ts'
import { refuse } from './fail.ts'

/** Who is calling, once a token has been accepted. */
export type Member = {
  userId: number
  sessionId: number
  /** What the person may do as an operator; empty until the second login step of this session is done. */
  rights: ReadonlySet<Right>
  /** Somebody who is an operator, whether or not the second step is done. */
  isOperator: boolean
  /** The second login step was done within the last minutes, which money and settings of services ask for. */
  hasFreshStep: boolean
  /** As in `userTypes`. */
  userType: 0 | 1 | 2 | 3
  client: string
}

export const may = (member: Member | undefined, right: Right): boolean => member?.rights.has(right) ?? false

export function requireFreshStep(member: Member | undefined): void {
  if (!member?.hasFreshStep) throw refuse(operatorFailures.freshStepNeeded)
}

/** The kinds of client that may be logged in side by side; a second login of one kind ends the first. */
export type Client = 'phone' | 'desk' | 'wechat' | 'mini-program' | 'app'

/**
 * How the kernel learns who is calling. Users and their sessions are tables of people/account, which one join reads
 * before every call of a member; the kernel asks through this port, so that it knows neither table.
 */
export type Logins = {
  /** The member behind a session token. Throws a refusal when the token is not accepted. */
  recogniseMember(token: string): Promise<Member>
  /** The same for an answer that can carry a renewed token, which it does when renewal is due. */
  recognise(token: string): Promise<{ member: Member; renewed?: string }>
  /** The member behind a system token, which sister services take for the same login. Throws a refusal as well. */
  recogniseSystem(systemToken: string): Promise<Member>
  /** The cookie opens private files and the socket, where no header can be set. Undefined for an unknown one. */
  recogniseCookie(cookie: string): Promise<Member | undefined>
}

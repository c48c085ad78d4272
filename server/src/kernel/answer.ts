import type { Call } from '#contract/wire/call.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from './fail.ts'
import type { CallContext, Context } from './services.ts'
import type { Member } from './member.ts'

/** A call together with what answers it. `NoInfer` keeps the handler to the contract, not the other way round. */
export type Handler = {
  call: Call<unknown, unknown>
  run(input: unknown, context: CallContext): Promise<unknown>
  /** Written to the audit log where an operator makes the call, although members make it too. */
  isAudited?: boolean
  /** What it changes, where the contract does not say so. */
  record?: Call<unknown, unknown>['record']
}

export const answer = <Input, Output>(
  call: Call<Input, Output>,
  run: (input: Input, context: CallContext) => Promise<NoInfer<Output>>,
): Handler => ({ call, run })

/** For calls that the access rule has already kept to members. */
export function memberOf({ member }: Pick<Context, 'member'>): Member {
  if (!member) throw refuse(failures.loginExpired)
  return member
}

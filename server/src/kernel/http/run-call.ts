import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Call } from '#contract/wire/call.ts'
import { sealedField, tokenHeaders } from '#contract/wire/envelope.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { switchFailures } from '#contract/wire/switch-failures.ts'
import type { Handler } from '#kernel/answer.ts'
import { ignoreChange } from '#kernel/audit/noted-change.ts'
import { runAudited } from '#kernel/audit/run-audited.ts'
import { refuse } from '#kernel/fail.ts'
import { decode } from './decode.ts'
import type { CallContext, Services } from '#kernel/services.ts'
import { may } from '#kernel/member.ts'
import type { Member } from '#kernel/member.ts'
import { canReadLate, readingLate } from '#kernel/replicas/late.ts'
import { noteWriting } from '#kernel/replicas/note-writes.queries.ts'
import { readCaller } from './caller.ts'
import { wrapSuccess } from './envelope.ts'
import { flatten } from './form-body.ts'
import type { Fields } from './form-body.ts'
import { freshCookie, mayReadLate } from './fresh-cookie.ts'
import { deviceCookie, loginCookie } from './login-cookie.ts'
import { checkSignature } from './signature.ts'

/** Who is let in to a call, with the token that the answer should renew. */
type Admitted = { member: Member | undefined; renewed?: string }

/** Recognises the caller by the token headers and keeps out whom the access rule does not admit. */
export async function admit(
  services: Services,
  call: Call<unknown, unknown>,
  request: FastifyRequest,
): Promise<Admitted> {
  const admitted = await recognise(services, call, request)
  request.userId = admitted.member?.userId
  if (call.access !== 'open' && !admitted.member) throw refuse(failures.loginExpired)
  if (call.access === 'operator') refuseUnlessEntitled(call, admitted.member)
  if (services.switches.refuses(call.id)) throw refuse(switchFailures.switchedOff)
  return admitted
}

function refuseUnlessEntitled({ right }: Call<unknown, unknown>, member: Member | undefined) {
  if (!member?.isOperator) throw refuse(failures.noPermission)
  if (member.rights.size === 0) throw refuse(operatorFailures.secondStepNeeded)
  if (right === undefined || !may(member, right)) throw refuse(failures.noPermission)
}

/** The medical-college service is a sister system: a client that has only the system token is known there too. */
async function recognise(
  { logins }: Services,
  call: Call<unknown, unknown>,
  { headers }: FastifyRequest,
): Promise<Admitted> {
  const token = headers[tokenHeaders.token]
  if (typeof token === 'string' && token !== '') return logins.recognise(token)
  const systemToken = headers[tokenHeaders.sysToken]
  if (call.service !== 'college' || typeof systemToken !== 'string' || systemToken === '')
    return { member: undefined }
  return { member: await logins.recogniseSystem(systemToken) }
}

export function checkSigned(call: Call<unknown, unknown>, fields: Fields): void {
  if (!call.bare && call.method !== 'GET') checkSignature(fields, Date.now())
}

/** Decodes the fields, runs the handler and wraps what it answers. `extra` joins the context. */
export async function runCall(
  services: Services,
  handler: Handler,
  exchange: { request: FastifyRequest; reply: FastifyReply; fields: Fields; admitted: Admitted },
  extra: object = {},
) {
  const { call } = handler
  const { request, reply, fields, admitted } = exchange
  const caller = readCaller(request, fields)
  const db = admitted.member ? services.db : services.visitorDb
  const context: CallContext = {
    ...services,
    ...extra,
    db: mayReadLate(request.headers.cookie, admitted.member) ? readingLate(db) : db,
    caller,
    member: admitted.member,
    log: request.log,
    noteAccount: (userId) => void (request.accountId = userId),
    noteChange: ignoreChange,
    setLoginCookie: (secret) =>
      void reply.header('set-cookie', loginCookie(services.env, caller.isSecure, secret)),
    setDeviceCookie: (secret) =>
      void reply.header('set-cookie', deviceCookie(services.env, caller.isSecure, secret)),
  }
  const input = decode(call, call.sealed ? openSealed(services, fields) : fields)
  const run = () =>
    (call.changes === true || handler.isAudited) && context.member?.isOperator && !isTrial(input)
      ? runAudited(handler, input, { ...context, member: context.member })
      : handler.run(input, context)
  const stayFresh = () => void reply.header('set-cookie', freshCookie(services.env, caller.isSecure))
  const output = await (canReadLate(db) ? noteWriting(run, stayFresh) : run())
  void reply.header('cache-control', 'no-store')
  if (services.env.NODE_ENV !== 'production') refuseBrokenPromise(call, output)
  return wrapSuccess(call.service, output, admitted.renewed)
}

/** A call with `try` says what it would do, and does nothing. */
const isTrial = (input: unknown) => (input as { try?: unknown }).try === true

/** The sealed fields replace the clear ones of the same name, so that nothing secret has to travel in the open. */
const openSealed = (services: Services, fields: Fields): Fields => {
  const sealed = fields[sealedField]
  if (sealed === undefined) throw refuse(failures.parametersMissing, { detail: sealedField })
  return { ...fields, ...flatten(services.sealedBodies.open(sealed)) }
}

/** Outside production an answer that breaks its contract is a fault, so that no test can pass over it. */
function refuseBrokenPromise(call: Call<unknown, unknown>, output: unknown) {
  const result = z.safeParse(call.output, output)
  if (result.success) return
  const [issue] = result.error.issues
  throw new Error(`${call.id} breaks its contract at ${issue?.path.join('.')}: ${issue?.message}`)
}

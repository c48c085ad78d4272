import type { Call } from '#contract/wire/call.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route answers, for logs, metrics and the API page. */
    call?: Call<unknown, unknown>
    /** Does not count as work under way and is never refused for too much of it: health checks, broadcasts, uploads. */
    isUncounted?: boolean
  }
  interface FastifyRequest {
    /** The name of the refusal that answered it; none of what succeeded. */
    refused: string | undefined
    /** Of the login that the call came with. */
    userId: number | undefined
    /** Of the account that the call tries to get into. */
    accountId: number | undefined
    /** Counted among the requests that the server works on (`shed-load.ts`). */
    isUnderWay: boolean
  }
}

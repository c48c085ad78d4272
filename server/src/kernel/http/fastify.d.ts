import type { Call } from '#contract/wire/call.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route answers, for logs, metrics and the API page. */
    call?: Call<unknown, unknown>
    /** Answers for hours, as broadcasts do: it does not count as work under way. */
    isEndless?: boolean
  }
  interface FastifyRequest {
    /** The name of the refusal that answered it; none of what succeeded. */
    refused: string | undefined
  }
}

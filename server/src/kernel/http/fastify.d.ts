import type { Call } from '#contract/call.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route answers, for logs, metrics and the API page. */
    call?: Call<unknown, unknown>
  }
}

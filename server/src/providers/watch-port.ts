import type { Tally } from '#kernel/metrics/tally.ts'
import { spanOf } from '#kernel/traces/tracing.ts'

/** A service that answers by refusing is well. */
const isAnswer = (error: unknown) =>
  error instanceof Error && /Refused$|^MissingObject$/.test(error.constructor.name)

/** The same port, with its failures counted by function, and its calls in traces by their name alone. */
export const watchPort = <Port extends object>(provider: string, port: Port, failures: Tally): Port =>
  new Proxy(port, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name)
      if (typeof found !== 'function' || typeof name !== 'string') return found
      return (...args: unknown[]): unknown => {
        const what = {
          name: `${provider}.${name}`,
          attributes: { 'xinglin.provider': provider },
          isFault: (error: unknown) => !isAnswer(error),
        }
        const answer = spanOf(what, (): unknown => Reflect.apply(found, target, args))
        if (answer instanceof Promise)
          answer.catch((error: unknown) => {
            if (!isAnswer(error)) failures.add(1, { provider, call: name })
          })
        return answer
      }
    },
  })

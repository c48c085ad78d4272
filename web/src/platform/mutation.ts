import { hashKey } from '@tanstack/react-query'
import type { DataTag, Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Call } from '#contract/wire/call.ts'
import { api } from './api.ts'
import { CallFailure } from './call-failure.ts'
import type { Caller, CallOptions } from './call.ts'
import { pageQueryClient } from './query-client.ts'
import { carries } from './query.ts'
import type { QueryTag } from './query.ts'

type AnswerOf<Data> = { queryKey: DataTag<QueryKey, Data, Error> }

type MutationOptions<Input, Output, Known> = Omit<CallOptions, 'signal'> & {
  /** The tags of what is out of date afterwards. It is read again before the write resolves. */
  changes?: readonly QueryTag[] | 'everything'
  /** The query whose answer is the same as the write's. */
  answers?: (input: Input) => AnswerOf<Output>
  /** The query whose answer, once known, takes over the fields of the write's. */
  patches?: (input: Input) => AnswerOf<Known>
  /** A refusal can mean that the page is out of date: all of the above is read again then. */
  whenRefused?: 'read-again'
  /** The write resolves without waiting for what is read again. */
  inBackground?: boolean
}

type MutationWorld = { api: Caller; client: () => QueryClient }

/** A write to the server, and what it changes of the answers that the page already has. */
export const createMutationOf =
  (world: MutationWorld) =>
  <Input, Output extends Partial<Known>, Known = Output>(
    call: Call<Input, Output>,
    options: MutationOptions<Input, Output, Known> = {},
  ) => {
    const { changes = [], answers, patches, whenRefused, inBackground, ...callOptions } = options
    const isChanged = (query: Query) => changes === 'everything' || carries(query, changes)

    return async (input: Input): Promise<Output> => {
      const client = world.client()
      const own = (answers ?? patches)?.(input)
      const isOwn = ({ queryHash }: Query) => own !== undefined && queryHash === hashKey(own.queryKey)
      const readAgain = async (isOutOfDate: (query: Query) => boolean) => {
        const reading = client.invalidateQueries({ predicate: isOutOfDate })
        if (!inBackground) await reading
      }
      try {
        const answer = await world.api(call, input, callOptions)
        // A read that began before the write says what was true then: the answer of the write must not give way to it.
        if (own) await client.cancelQueries({ queryKey: own.queryKey, exact: true })
        if (answers) client.setQueryData(answers(input).queryKey, () => answer)
        if (patches) client.setQueryData(patches(input).queryKey, (known) => known && { ...known, ...answer })
        // Where nothing was known, the read that was cancelled is made again.
        const isKnown = own !== undefined && client.getQueryData(own.queryKey) !== undefined
        await readAgain((query) => (isOwn(query) ? !isKnown : isChanged(query)))
        return answer
      } catch (error) {
        const isRefused = error instanceof CallFailure && error.kind === 'refused'
        if (whenRefused && isRefused) await readAgain((query) => isChanged(query) || isOwn(query))
        throw error
      }
    }
  }

export const mutationOf = createMutationOf({ api, client: pageQueryClient })

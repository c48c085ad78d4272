import { digestCalls } from '#contract/library/recording-digests.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { digestQueries } from './queries.ts'

const answers = ({ recording_id }: { recording_id: number }) => digestQueries.draft(recording_id)

export const digestMutations = {
  begin: mutationOf(digestCalls.begin, { answers }),
  /** Saved again by itself when the network is away; a refusal is shown by the screen. */
  save: mutationOf(digestCalls.save, { answers, tips: false }),
  release: mutationOf(digestCalls.release, { answers, changes: ['digests'], whenRefused: 'read-again' }),
}

import { accountQueries } from '#web/features/people/account/queries.ts'
import { withSlideTicket } from '#web/features/people/slide/state.ts'
import { showFailure } from '#web/shell/show-failure.ts'
import { passwordMutations } from './mutations.ts'

type Fields = Parameters<typeof passwordMutations.change>[0]

/** Changes a password, with the puzzle where a login would ask for it. `stays`: it failed and was told, or was given up. */
export async function changeWithTicket(fields: Fields): Promise<'changed' | 'stays'> {
  try {
    const done = await withSlideTicket(accountQueries.asksSlideAtLogin, (slide_ticket) =>
      passwordMutations.change({ ...fields, slide_ticket }),
    )
    return done ? 'changed' : 'stays'
  } catch (error) {
    showFailure(error)
    return 'stays'
  }
}

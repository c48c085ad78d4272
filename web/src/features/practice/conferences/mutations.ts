import { conferenceCalls } from '#contract/practice/conferences.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { conferenceQueries } from './queries.ts'

const ofConferences = { changes: ['conferences'], whenRefused: 'read-again' } as const

export const conferenceMutations = {
  /** The form shows what is refused. */
  create: mutationOf(conferenceCalls.create, { changes: ['conferences'], tips: false }),
  invite: mutationOf(conferenceCalls.invite, ofConferences),
  answer: mutationOf(conferenceCalls.answer, {
    ...ofConferences,
    answers: ({ id, code }) => conferenceQueries.detail(id, code),
  }),
  /** The form shows what is refused. */
  move: mutationOf(conferenceCalls.move, { ...ofConferences, tips: false }),
  cancel: mutationOf(conferenceCalls.cancel, ofConferences),
}

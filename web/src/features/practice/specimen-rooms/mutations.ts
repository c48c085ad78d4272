import { specimenRoomCalls } from '#contract/practice/specimen-rooms.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { specimenRoomQueries } from './queries.ts'

export const specimenRoomMutations = {
  /** Made by `withProof`, which shows its failures. */
  affirm: mutationOf(specimenRoomCalls.affirm, {
    answers: ({ id, tcode, guest_id, room_id }) => specimenRoomQueries.room({ id, tcode, guest_id }, room_id),
    changes: ['tasks'],
    whenRefused: 'read-again',
    inBackground: true,
    tips: false,
  }),
}

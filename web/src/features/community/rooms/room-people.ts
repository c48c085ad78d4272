import type { RoomPerson, RoomState } from '#contract/community/rooms.ts'

/** The room after somebody came, left or changed. The order is that in which people came. */
export function withPerson(state: RoomState, person: RoomPerson): RoomState {
  const isKnown = state.people.some(({ person_id }) => person_id === person.person_id)
  const people =
    person.state === 'gone'
      ? state.people.filter(({ person_id }) => person_id !== person.person_id)
      : isKnown
        ? state.people.map((known) => (known.person_id === person.person_id ? person : known))
        : [...state.people, person]
  return { ...state, people }
}

export const meIn = ({ me, people }: RoomState): RoomPerson | undefined =>
  people.find(({ person_id }) => person_id === me)

export const presentIn = ({ people }: RoomState): RoomPerson[] =>
  people.filter(({ state }) => state === 'present')

export const othersIn = (state: RoomState): number[] =>
  presentIn(state)
    .map(({ person_id }) => person_id)
    .filter((personId) => personId !== state.me)

export const waitingIn = ({ people }: RoomState): RoomPerson[] =>
  people.filter(({ state }) => state === 'waiting')

/** Raised hands, the first one first. */
export const handsIn = (state: RoomState): RoomPerson[] =>
  presentIn(state)
    .filter(({ hand_raised }) => hand_raised > 0)
    .toSorted((a, b) => a.hand_raised - b.hand_raised)

/** The person whose screen or picture everybody sees. */
export const sharingIn = (state: RoomState): RoomPerson | undefined =>
  presentIn(state).find(({ is_sharing }) => is_sharing === 1)

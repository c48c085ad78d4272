/** Something that takes a hall or a lecturer for a time. */
export type Occupied = {
  /** 0 for what is outside the programme. */
  sessionId: number
  title: string
  /** Names the room, whichever meeting it is for; empty where no room is known. */
  room: string
  doctorId: number | null
  beginAt: Date
  endAt: Date
}

export type FoundClash = { kind: 'hall' | 'lecturer'; with: Occupied }

const overlaps = (a: Occupied, b: Occupied) => a.beginAt < b.endAt && b.beginAt < a.endAt

/** What one session clashes with among all others. Where one ends when the other begins there is no clash. */
export function findClashes(one: Occupied, others: readonly Occupied[]): FoundClash[] {
  return others
    .filter((other) => other !== one && (one.sessionId === 0 || other.sessionId !== one.sessionId))
    .filter((other) => overlaps(one, other))
    .flatMap((other): FoundClash[] => [
      ...(one.room !== '' && one.room === other.room ? [{ kind: 'hall' as const, with: other }] : []),
      ...(one.doctorId !== null && one.doctorId === other.doctorId
        ? [{ kind: 'lecturer' as const, with: other }]
        : []),
    ])
}

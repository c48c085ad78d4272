type Entry = { speaker: number; from: number; until: number }

/** When each of the doctors speaks, in minutes from now. */
export type Diary = {
  isFree(speaker: number, from: number, until: number): boolean
  note(speakers: readonly number[], from: number, until: number): void
}

export function createDiary(): Diary {
  const entries: Entry[] = []
  return {
    isFree: (speaker, from, until) =>
      !entries.some((one) => one.speaker === speaker && one.from < until && one.until > from),
    note: (speakers, from, until) => {
      for (const speaker of speakers) entries.push({ speaker, from, until })
    },
  }
}

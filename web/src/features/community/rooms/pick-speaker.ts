/** Below this somebody breathes or types. */
const quiet = 0.02
/** Somebody who pauses for a moment is still the speaker. */
const holdMs = 1_500

export type Speaking = { personId: number; heardAt: number }

/** Who speaks: the loudest, but not before the one who speaks has been quiet for a while. */
export function pickSpeaker(
  current: Speaking | undefined,
  levels: ReadonlyMap<number, number>,
  now: number,
): Speaking | undefined {
  const own = current && (levels.get(current.personId) ?? -1)
  if (current && own! > quiet) return { ...current, heardAt: now }
  const [loudest] = [...levels].toSorted(([, a], [, b]) => b - a)
  const isHeld = current !== undefined && own! >= 0 && now - current.heardAt < holdMs
  if (isHeld || !loudest || loudest[1] <= quiet)
    return current && levels.has(current.personId) ? current : undefined
  return { personId: loudest[0], heardAt: now }
}

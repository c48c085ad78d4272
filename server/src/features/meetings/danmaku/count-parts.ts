/** How many of these seconds lie in each of equal parts of a video. */
export function countParts(seconds: readonly number[], length: number, parts: number): number[] {
  const counts = Array.from({ length: parts }, () => 0)
  for (const second of seconds) {
    if (second < 0 || second > length || length === 0) continue
    counts[Math.min(Math.floor((second / length) * parts), parts - 1)]! += 1
  }
  return counts
}

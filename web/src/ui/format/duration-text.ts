const two = (count: number) => String(count).padStart(2, '0')

/** 1:05, 12:30, 1:02:03: a duration or a position in a video. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

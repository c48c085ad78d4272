/** What may ask for attention on the home, the most urgent first. */
const byUrgency = ['push', 'subjects', 'app'] as const

type Notice = (typeof byUrgency)[number]

/** Whether each wants to be shown; undefined while that is not known yet. */
type Wishes = Record<Notice, boolean | undefined>

/** At most one notice shows at a time. A less urgent one waits until the more urgent ones are known to have nothing to say. */
export function chooseNotice(wishes: Wishes): Notice | undefined {
  const first = byUrgency.find((notice) => wishes[notice] !== false)
  return first && wishes[first] ? first : undefined
}

import { useEffect, useRef, useState } from 'react'
import { useMemberAction } from '#web/features/people/account/cards/use-member-action.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { HeartIcon } from '#web/ui/icon/people-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { useReducedMotion } from '#web/ui/motion.ts'
import { liveRoomText } from '../text.ts'
import { useLikes } from '../use-likes.ts'
import './like-button.css'

const mostHearts = 16
/** At most this many hearts rise for what others pressed within a second. */
const mostOfOthers = 4

/** A heart rises for every press, and some for those of other viewers. */
export function LikeButton({ meetingId, likes }: { meetingId: number; likes: number | undefined }) {
  const text = useText(liveRoomText)
  const language = useLanguage()
  const isCalm = useReducedMotion()
  const { shown, press } = useLikes(meetingId, likes ?? 0)
  const like = useMemberAction(`like-live:${meetingId}`, () => press())
  const [hearts, setHearts] = useState<number[]>([])
  const nextRef = useRef(0)
  const seenRef = useRef<number>(undefined)

  const rise = (count: number) => {
    if (isCalm) return
    const fresh = Array.from({ length: count }, () => nextRef.current++)
    setHearts((all) => [...all, ...fresh].slice(-mostHearts))
  }

  const isKnown = likes !== undefined
  useEffect(() => {
    if (!isKnown) return
    const before = seenRef.current ?? shown
    seenRef.current = Math.max(before, shown)
    if (shown > before) rise(Math.min(shown - before, mostOfOthers))
    // oxlint-disable-next-line react/exhaustive-deps -- hearts rise when the count does
  }, [shown, isKnown])

  return (
    <button
      type="button"
      className="like-button"
      aria-label={text.like(String(shown))}
      onClick={() => void like(undefined)}
    >
      <HeartIcon filled />
      <span aria-hidden>{viewCount(shown, language)}</span>
      {hearts.map((heart) => (
        <span
          key={heart}
          className="like-button-heart"
          style={{ '--drift': `${((heart * 7) % 24) - 12}px` }}
          aria-hidden
          onAnimationEnd={() => setHearts((all) => all.filter((one) => one !== heart))}
        >
          <HeartIcon filled />
        </span>
      ))}
    </button>
  )
}

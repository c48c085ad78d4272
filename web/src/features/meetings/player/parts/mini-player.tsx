import { useEffect, useMemo, useRef } from 'react'
import { floating } from '#web/ui/floating/floating.ts'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { HandoverContext } from '../mini.ts'
import type { LeftPlayer } from '../mini.ts'
import { playerText } from '../text.ts'
import './mini-player.css'

let current: { href: string; video: HTMLVideoElement | null } | undefined

export function openMini(left: LeftPlayer): void {
  current = { href: left.href, video: null }
  floating.set(<MiniPlayer key={left.href} {...left} />)
}

export function closeMini(): void {
  current = undefined
  floating.set(null)
}

/** Where the small player of this page is; undefined if it shows another or none. */
export const miniSecond = (href: string): number | undefined =>
  current?.href === href ? (current.video?.currentTime ?? undefined) : undefined

/** A player whose page was left: one press closes it, another goes back. */
function MiniPlayer({ href, second, children }: LeftPlayer) {
  const text = useText(playerText)
  const boxRef = useRef<HTMLElement>(null)
  const handover = useMemo(
    () => ({
      isMini: true,
      second,
      onVideo: (video: HTMLVideoElement | null) => {
        if (current?.href === href && video) current.video = video
      },
    }),
    [href, second],
  )

  // One video at a time: another one that begins takes its place.
  useEffect(() => {
    const handlePlay = ({ target }: Event) => {
      if (target instanceof Node && !boxRef.current?.contains(target)) closeMini()
    }
    document.addEventListener('play', handlePlay, true)
    return () => document.removeEventListener('play', handlePlay, true)
  }, [])

  return (
    <aside ref={boxRef} className="mini-player" aria-label={text.mini}>
      <HandoverContext value={handover}>{children}</HandoverContext>
      <Link href={href} className="mini-player-back" aria-label={text.backToPlayer} />
      <span className="mini-player-close">
        <IconButton label={text.closeMini} icon={<CloseIcon size="small" />} onClick={closeMini} />
      </span>
    </aside>
  )
}

import type { KeyboardEvent, MouseEvent } from 'react'
import { PauseIcon, PlayIcon } from '#web/ui/icon/media-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { Pressable } from '#web/ui/link/pressable.tsx'
import { Arrows } from '#web/ui/paging/arrows.tsx'
import { Dots } from '#web/ui/paging/dots.tsx'
import { usePaging } from '#web/ui/paging/use-paging.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { kitText } from '#web/ui/text.ts'
import { useAutoplay } from './use-autoplay.ts'
import './banner.css'

export type BannerItem = {
  key: string | number
  src: string
  alt: string
  /** Written over the picture, instead of its alternative text. */
  title?: string
  href?: string
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

export type BannerProps = {
  label: string
  items: readonly BannerItem[]
  /** The width requested from the server. */
  width?: number
  ratio?: string
}

const everyMs = 5000

export function Banner({ label, items, width = 750, ratio }: BannerProps) {
  const text = useText(kitText)
  const { strip, page, follow, step } = usePaging<HTMLUListElement>()
  const several = items.length > 1
  const autoplay = useAutoplay(everyMs, several, () => step(1, items.length))

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    const target = step(event.key === 'ArrowRight' ? 1 : -1, items.length)
    const slide = strip.current?.children[target]
    slide?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }

  return (
    <section
      className="banner"
      aria-roledescription={text.carousel}
      aria-label={label}
      {...autoplay.hovering}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys turn the slides */}
      <ul
        ref={strip}
        className="banner-strip"
        // a strip of plain pictures must be reachable by keyboard as well
        tabIndex={items.some((item) => item.href ?? item.onClick) ? undefined : 0}
        onScroll={follow}
        onKeyDown={handleKey}
        {...autoplay.reading}
      >
        {items.map((item, at) => (
          <li key={item.key} className="banner-slide">
            <Pressable className="banner-press" href={item.href} onClick={item.onClick}>
              <Picture
                src={item.src}
                alt={item.title ? '' : item.alt}
                width={width}
                ratio={ratio}
                eager={at === 0}
                fetchPriority={at === 0 ? 'high' : 'low'}
              />
              {item.title && <span className="banner-title">{item.title}</span>}
            </Pressable>
          </li>
        ))}
      </ul>
      {several && (
        <>
          <Arrows previous={text.previous} next={text.next} onStep={(by) => step(by, items.length)} />
          <div className="banner-dots">
            <Dots count={items.length} page={page} />
          </div>
        </>
      )}
      {autoplay.canStop && (
        <IconButton
          className="banner-stop"
          onPicture
          label={autoplay.stopped ? text.play : text.pause}
          icon={autoplay.stopped ? <PlayIcon size="small" /> : <PauseIcon size="small" />}
          onClick={autoplay.toggle}
        />
      )}
    </section>
  )
}

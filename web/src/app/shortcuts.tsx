import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { useText } from '#web/ui/language.ts'
import { shortcutOf } from './shortcut-of.ts'
import type { Shortcut } from './shortcut-of.ts'
import { desktopText } from './desktop-text.ts'
import './shortcuts.css'

const addresses: Record<Exclude<Shortcut, 'help'>, string> = {
  search: '/search',
  home: '/',
  personal: '/personalCenter',
  messages: '/messageList',
}

/** Keys that follow one another within this time belong together. */
const togetherMs = 1200

/** Typing is not asking for anything, and what is open over the page has keys of its own. */
const isBusy = (target: EventTarget | null) =>
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('dialog[open]') !== null

/** The keys that work everywhere; `?` lists them. */
export function Shortcuts() {
  const text = useText(desktopText)
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const [hasVideo, setHasVideo] = useState(false)
  const last = useRef({ key: '', at: 0 })

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isBusy(event.target)) return
    const before = event.timeStamp - last.current.at < togetherMs ? last.current.key : ''
    last.current = { key: event.key, at: event.timeStamp }
    const shortcut = shortcutOf(event, before)
    if (!shortcut) return
    event.preventDefault()
    if (shortcut === 'help') {
      setHasVideo(document.querySelector('main .player') !== null)
      setIsOpen(true)
    } else void navigate(addresses[shortcut])
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <Dialog
      open={isOpen}
      onClose={() => setIsOpen(false)}
      title={text.shortcuts}
      actions={<Button onClick={() => setIsOpen(false)}>{text.close}</Button>}
    >
      <dl className="shortcuts">
        {[...text.keys, ...(hasVideo ? text.videoKeys : [])].map(([keys, action]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

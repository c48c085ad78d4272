import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import './notice-strip.css'

type NoticeStripProps = {
  /** What it leads to, also the name of the strip. */
  action: string
  href: string
  words: string
  closeLabel: string
  onClose: () => void
}

/** One closable line at the top of the home. */
export function NoticeStrip({ action, href, words, closeLabel, onClose }: NoticeStripProps) {
  return (
    <aside className="notice-strip" aria-label={action}>
      <IconButton label={closeLabel} icon={<CloseIcon size="small" />} onClick={onClose} />
      <p className="notice-strip-words">{words}</p>
      <ButtonLink href={href} variant="quiet">
        {action}
      </ButtonLink>
    </aside>
  )
}

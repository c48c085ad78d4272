import { useState } from 'react'
import { nativeAppPaths } from '#web/features/people/native-app/paths.ts'
import { clock } from '#web/platform/clock.ts'
import { environment } from '#web/platform/environment.ts'
import { createKept, deviceArea } from '#web/platform/kept.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { isDownloadBannerDue } from '../download-banner-due.ts'
import { homeText } from '../text.ts'
import './download-banner.css'

/** In milliseconds, 0 for never. */
const closedAt = createKept(deviceArea, 'download_banner_closed_at', (stored) => Number(stored) || 0)

/** Promotes the app; once closed it stays hidden for a week. A subject may set its own text. */
export function DownloadBanner({ title }: { title: string | undefined }) {
  const text = useText(homeText)
  const [isShown, setIsShown] = useState(
    () => environment().kind !== 'app' && isDownloadBannerDue(closedAt.get(), clock.now()),
  )
  if (!isShown) return null

  function close() {
    closedAt.set(clock.now())
    setIsShown(false)
  }

  return (
    <aside className="download-banner" aria-label={text.downloadApp}>
      <IconButton label={text.closeDownload} icon={<CloseIcon size="small" />} onClick={close} />
      <p className="download-banner-words">{title || text.downloadInvitation}</p>
      <ButtonLink href={nativeAppPaths.download('/')} variant="quiet">
        {text.downloadApp}
      </ButtonLink>
    </aside>
  )
}

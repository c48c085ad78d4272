import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nativeAppQueries } from '#web/features/people/native-app/queries.ts'
import { clock } from '#web/platform/clock.ts'
import { environment } from '#web/platform/environment.ts'
import { createKept, deviceArea } from '#web/platform/kept.ts'
import { isDownloadBannerDue } from './download-banner-due.ts'

/** In milliseconds, 0 for never. */
const closedAt = createKept(deviceArea, 'download_banner_closed_at', (stored) => Number(stored) || 0)

/** Where there is an app, the home invites to download it; once closed, the invitation rests for a week. */
export function useAppInvitation(): { isDue: boolean; dismiss: () => void } {
  const { data: service } = useQuery(nativeAppQueries.serviceConfig())
  const hasApp = Boolean(service?.app_download_ios || service?.app_download_android)
  const [isRested, setIsRested] = useState(
    () => environment().kind !== 'app' && isDownloadBannerDue(closedAt.get(), clock.now()),
  )

  function dismiss() {
    closedAt.set(clock.now())
    setIsRested(false)
  }

  return { isDue: isRested && hasApp, dismiss }
}

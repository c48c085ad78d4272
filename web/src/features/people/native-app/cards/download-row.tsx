import { useQuery } from '@tanstack/react-query'
import { environment } from '#web/platform/environment.ts'
import { pageOrigin } from '#web/platform/page-origin.ts'
import { DownloadIcon } from '#web/ui/icon/media-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { planDownload } from '../download-plan.ts'
import { nativeAppPaths } from '#web/paths/native-app.ts'
import { nativeAppQueries } from '../queries.ts'
import { appText } from '../text.ts'

/** Links to the download of the app; renders nothing in the app, and as long as none is published. */
export function DownloadRow() {
  const text = useText(appText)
  const { data: config } = useQuery(nativeAppQueries.serviceConfig())
  const plan = config && planDownload(environment(), config, pageOrigin())
  if (!plan || plan.is === 'in-app' || plan.is === 'unpublished') return null
  return <ListRow before={<DownloadIcon />} title={text.download} href={nativeAppPaths.download()} />
}

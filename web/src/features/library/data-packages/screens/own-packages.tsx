import { useQueryClient } from '@tanstack/react-query'
import type { OwnPackage } from '#contract/library/data-packages.ts'
import { offlineVideoPaths } from '#web/paths/offline-videos.ts'
import { hallPaths } from '#web/paths/halls.ts'
import { clock } from '#web/platform/clock.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { separated } from '#web/ui/format/separated.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { dataPackagePaths } from '#web/paths/data-packages.ts'
import { dataPackageQueries } from '../queries.ts'
import { dataPackageText } from '../text.ts'

/** The data packages that the member had sent, to open or send again. */
export function OwnPackages() {
  const text = useText(dataPackageText)
  const client = useQueryClient()
  return (
    <ScreenFrame>
      <ListRow title={text.offlineVideos} note={text.offlineVideosNote} href={offlineVideoPaths.list} />
      <PullToRefresh onRefresh={() => startOver(client)}>
        <PagedList
          query={dataPackageQueries.own()}
          skeleton="feed"
          keyOf={(found) => found.id}
          estimate={120}
          emptyText={text.nothing}
          emptyAction={<ButtonLink href={hallPaths.products}>{text.toHalls}</ButtonLink>}
        >
          {(found) => <OwnPackageCard found={found} />}
        </PagedList>
      </PullToRefresh>
    </ScreenFrame>
  )
}

function OwnPackageCard({ found }: { found: OwnPackage }) {
  const text = useText(dataPackageText)
  const sent = dateText(found.created_at, new Date(clock.now()), useLanguage())
  return (
    <Card
      layout="feed"
      href={dataPackagePaths.detail(found.id)}
      media={<Picture src={found.cover} alt="" width={240} ratio="16 / 9" />}
    >
      <CardTitle
        title={found.title}
        notes={
          <>
            <span>{text.fileCount(found.file_num)}</span>
            <span>{separated([text.states[found.state], sent])}</span>
          </>
        }
      />
    </Card>
  )
}

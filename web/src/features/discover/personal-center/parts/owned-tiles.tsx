import type { PersonalCenter } from '#contract/discover/personal-center.ts'
import { favoritePaths } from '#web/features/community/marks/paths.ts'
import { historyPaths } from '#web/features/community/history/paths.ts'
import { reservationPaths } from '#web/features/meetings/reservations/paths.ts'
import { studyPaths } from '#web/features/meetings/study/paths.ts'
import { useText } from '#web/ui/language.ts'
import { TileGrid } from '#web/ui/tile-grid/tile-grid.tsx'
import { personalCenterText } from '../text.ts'

/** What the member opens most often, each with its number. */
export function OwnedTiles({ things }: Pick<PersonalCenter, 'things'>) {
  const text = useText(personalCenterText)
  return (
    <TileGrid
      label={text.owned}
      columns={4}
      tiles={[
        { href: favoritePaths.all, name: text.favorites, top: things.favorite_num },
        { href: reservationPaths.own, name: text.bookings, top: things.reserve_num },
        { href: historyPaths.views, name: text.history, top: things.history_num },
        { href: studyPaths.list('finished'), name: text.certificates, top: things.certificate_num },
      ]}
    />
  )
}

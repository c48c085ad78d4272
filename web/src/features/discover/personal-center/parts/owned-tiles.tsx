import type { PersonalCenter } from '#contract/discover/personal-center.ts'
import { favoritePaths } from '#web/paths/marks.ts'
import { historyPaths } from '#web/paths/history.ts'
import { reservationPaths } from '#web/paths/reservations.ts'
import { studyPaths } from '#web/paths/study.ts'
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

import type { PersonalCenter } from '#contract/discover/personal-center.ts'
import { orderPaths } from '#web/features/commerce/orders/paths.ts'
import { favoritePaths } from '#web/features/community/marks/paths.ts'
import { historyPaths } from '#web/features/community/history/paths.ts'
import { notePaths } from '#web/features/community/notes/paths.ts'
import { dataPackagePaths } from '#web/features/library/data-packages/paths.ts'
import { creditWalletPaths } from '#web/features/meetings/credit-wallet/paths.ts'
import { reservationPaths } from '#web/features/meetings/reservations/paths.ts'
import { studyPaths } from '#web/features/meetings/study/paths.ts'
import {
  AwardIcon,
  BookIcon,
  CalendarIcon,
  ChartIcon,
  PenIcon,
  ReceiptIcon,
} from '#web/ui/icon/identity-icons.tsx'
import { ClockIcon, DownloadIcon } from '#web/ui/icon/media-icons.tsx'
import { StarIcon } from '#web/ui/icon/people-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { TileGrid } from '#web/ui/tile-grid/tile-grid.tsx'
import { personalCenterText } from '../text.ts'

/** What the member owns. */
export function ThingsTiles({ things }: Pick<PersonalCenter, 'things'>) {
  const text = useText(personalCenterText)
  return (
    <Section title={text.things}>
      <TileGrid
        label={text.things}
        tiles={[
          {
            href: favoritePaths.all,
            name: text.favorites,
            top: <StarIcon />,
            note: text.number(things.favorite_num),
          },
          {
            href: reservationPaths.own,
            name: text.bookings,
            top: <CalendarIcon />,
            note: text.number(things.reserve_num),
          },
          {
            href: orderPaths.purchased,
            name: text.purchased,
            top: <BookIcon />,
            note: text.number(things.purchased_num),
          },
          {
            href: historyPaths.views,
            name: text.history,
            top: <ClockIcon />,
            note: text.number(things.history_num),
          },
          {
            href: notePaths.own,
            name: text.notes,
            top: <PenIcon />,
            note: text.number(things.note_num),
          },
          {
            href: dataPackagePaths.own,
            name: text.downloads,
            top: <DownloadIcon />,
            note: text.number(things.download_num),
          },
          {
            href: studyPaths.list('finished'),
            name: text.certificates,
            top: <AwardIcon />,
            note: text.credits(things.credit_total),
          },
          { href: creditWalletPaths.center, name: text.dataCentre, top: <ChartIcon /> },
          { href: orderPaths.list(), name: text.orders, top: <ReceiptIcon /> },
        ]}
      />
    </Section>
  )
}

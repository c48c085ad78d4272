import type { PersonalCenter } from '#contract/discover/personal-center.ts'
import { orderPaths } from '#web/paths/orders.ts'
import { notePaths } from '#web/paths/notes.ts'
import { dataPackagePaths } from '#web/paths/data-packages.ts'
import { creditWalletPaths } from '#web/paths/credit-wallet.ts'
import { BookIcon, ChartIcon, PenIcon, ReceiptIcon } from '#web/ui/icon/identity-icons.tsx'
import { DownloadIcon } from '#web/ui/icon/media-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { TileGrid } from '#web/ui/tile-grid/tile-grid.tsx'
import { personalCenterText } from '../text.ts'

/** What else the member owns. */
export function ThingsTiles({ things }: Pick<PersonalCenter, 'things'>) {
  const text = useText(personalCenterText)
  return (
    <Section title={text.things}>
      <TileGrid
        label={text.things}
        columns={5}
        tiles={[
          {
            href: orderPaths.purchased,
            name: text.purchased,
            top: <BookIcon />,
            note: text.number(things.purchased_num),
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
          { href: creditWalletPaths.center, name: text.dataCentre, top: <ChartIcon /> },
          { href: orderPaths.list(), name: text.orders, top: <ReceiptIcon /> },
        ]}
      />
    </Section>
  )
}

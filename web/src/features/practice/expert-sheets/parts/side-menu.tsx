import { useQuery } from '@tanstack/react-query'
import type { MenuItem } from '#contract/practice/expert-duties.ts'
import { HomeIcon } from '#web/ui/icon/navigation-icons.tsx'
import { PeopleIcon, ReceiptIcon } from '#web/ui/icon/identity-icons.tsx'
import { PhoneIcon, UserIcon } from '#web/ui/icon/people-icons.tsx'
import { LanguageSwitch } from '#web/ui/language-switch/language-switch.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { expertSheetPaths } from '#web/paths/expert-sheets.ts'
import { expertSheetQueries } from '../queries.ts'
import type { SheetAddress } from '../queries.ts'
import { expertSheetText } from '../text.ts'
import { menuHref } from './menu-href.ts'

type SideMenuProps = {
  open: boolean
  onClose: () => void
  sheet: SheetAddress
  items: MenuItem[]
  onSwitchAccount: () => void
  /** Only for a person with several sheets. */
  onSwitchSheet: (() => void) | undefined
}

export function SideMenu({ open, onClose, sheet, items, onSwitchAccount, onSwitchSheet }: SideMenuProps) {
  const text = useText(expertSheetText)
  const { data: service } = useQuery(expertSheetQueries.servicePhone())
  const phone = service?.service_phone ?? ''
  return (
    <Sheet open={open} onClose={onClose} title={text.more} from="side" flush foot={<LanguageSwitch />}>
      <nav aria-label={text.more}>
        <ListRow
          before={<HomeIcon />}
          title={text.myHome}
          href={expertSheetPaths.home(sheet.id, sheet.guest_id ?? 0)}
        />
        {items.map((item) => (
          <ListRow
            key={item.content_url}
            before={<ReceiptIcon />}
            title={item.title}
            href={menuHref(sheet.id, item)}
          />
        ))}
        {phone && <ListRow before={<PhoneIcon />} title={text.hotline} after={phone} href={`tel:${phone}`} />}
        {onSwitchSheet && (
          <ListRow before={<PeopleIcon />} title={text.switchSheet} onClick={onSwitchSheet} />
        )}
        <ListRow before={<UserIcon />} title={text.switchAccount} onClick={onSwitchAccount} />
      </nav>
    </Sheet>
  )
}

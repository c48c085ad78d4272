import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from '#web/shell/navigation.ts'
import type { MenuItem } from '#contract/practice/expert-duties.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { Badge } from '#web/ui/badge/badge.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { MoreIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { expertSheetQueries } from '../queries.ts'
import type { SheetAddress } from '../queries.ts'
import { expertSheetText } from '../text.ts'
import { menuHref } from './menu-href.ts'
import { ProveDevice } from './prove-device.tsx'
import { SideMenu } from './side-menu.tsx'
import './expert-frame.css'

type ExpertFrameProps = {
  sheet: SheetAddress
  onSwitchAccount: () => void
  onSwitchSheet: () => void
  children: ReactNode
}

/** The frame of every screen of the expert area: the count of open tasks, the menu, and the strip of pages. */
export function ExpertFrame({ sheet, onSwitchAccount, onSwitchSheet, children }: ExpertFrameProps) {
  const text = useText(expertSheetText)
  const { data: menu } = useQuery(expertSheetQueries.topMenu(sheet))
  const [isOpen, setIsOpen] = useState(false)
  const open = menu?.not_accomplish_num ?? 0

  function after(act: () => void) {
    return () => {
      setIsOpen(false)
      act()
    }
  }

  return (
    <ScreenFrame
      right={
        <Badge count={open} label={text.openTasks(open)}>
          <IconButton
            label={text.more}
            icon={<MoreIcon />}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          />
        </Badge>
      }
    >
      <Strip taskId={sheet.id} items={menu?.items.filter(({ is_top_menu }) => is_top_menu === 1)} />
      {children}
      <SideMenu
        open={isOpen}
        onClose={() => setIsOpen(false)}
        sheet={sheet}
        items={menu?.items.filter(({ is_top_menu }) => is_top_menu === 0) ?? []}
        onSwitchAccount={after(onSwitchAccount)}
        onSwitchSheet={menu?.is_multiple === 1 ? after(onSwitchSheet) : undefined}
      />
      <ProveDevice />
    </ScreenFrame>
  )
}

/** The pages of a sheet. Its place is kept while it loads, so that nothing moves when it is there. */
function Strip({ taskId, items }: { taskId: number; items: MenuItem[] | undefined }) {
  const text = useText(expertSheetText)
  const nav = useRef<HTMLElement>(null)
  // After every change: when the items come, and when another page is opened.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  return (
    <nav ref={nav} className="expert-frame-strip" aria-label={text.pages}>
      {items?.map((item) => <StripLink key={item.content_url} taskId={taskId} item={item} />) ?? (
        <span className="expert-frame-link">&nbsp;</span>
      )}
    </nav>
  )
}

function StripLink({ taskId, item }: { taskId: number; item: MenuItem }) {
  const { pathname } = useLocation()
  const href = menuHref(taskId, item)
  const isCurrent = href.split('?')[0] === pathname
  return (
    <Link className="expert-frame-link" href={href} aria-current={isCurrent ? 'page' : undefined}>
      {item.title}
    </Link>
  )
}

import { useState } from 'react'
import { DanmakuSettings } from '#web/features/meetings/danmaku/cards/danmaku-settings.tsx'
import { useLoginFirst } from '#web/features/people/account/cards/use-login-first.ts'
import { MoreIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { liveRoomText } from '../text.ts'
import { ManageSheet } from './manage-sheet.tsx'
import { TipOffSheet } from './tip-off-sheet.tsx'

type RoomMenuProps = { meetingId: number; slow: number; isManager: boolean }
type Open = 'menu' | 'danmaku' | 'tip-off' | 'manage'

/** What is seldom needed in a room. */
export function RoomMenu({ meetingId, slow, isManager }: RoomMenuProps) {
  const text = useText(liveRoomText)
  const loginFirst = useLoginFirst()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <>
      <IconButton
        label={text.more}
        icon={<MoreIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
      />
      <Sheet open={open === 'menu'} onClose={close} title={text.more} flush>
        <ListRow title={text.danmakuSettings} onClick={() => setOpen('danmaku')} />
        <ListRow title={text.tipOff} onClick={() => loginFirst() || setOpen('tip-off')} />
        {isManager && <ListRow title={text.manage} onClick={() => setOpen('manage')} />}
      </Sheet>
      <DanmakuSettings open={open === 'danmaku'} onClose={close} />
      <TipOffSheet meetingId={meetingId} open={open === 'tip-off'} onClose={close} />
      <ManageSheet meetingId={meetingId} slow={slow} open={open === 'manage'} onClose={close} />
    </>
  )
}

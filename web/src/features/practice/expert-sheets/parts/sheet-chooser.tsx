import { useQuery } from '@tanstack/react-query'
import type { GuestChoice } from '#contract/practice/expert-sheets.ts'
import { titleName } from '#contract/wire/titles.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { expertSheetQueries } from '../queries.ts'
import { expertSheetText } from '../text.ts'

type SheetChooserProps = { taskId: number; onChoose: (guestId: number) => void }

/** The sheets of a person who has several in one task. */
export function SheetChooser({ taskId, onChoose }: SheetChooserProps) {
  const text = useText(expertSheetText)
  const guests = useQuery(expertSheetQueries.guests(taskId))
  return (
    <ScreenFrame title={text.chooseSheet}>
      {guests.data ? (
        <ul>
          {guests.data.map((guest) => (
            <li key={guest.guest_id}>
              <GuestRow guest={guest} onChoose={() => onChoose(guest.guest_id)} />
            </li>
          ))}
        </ul>
      ) : (
        <ListState status={guests.isError ? 'error' : 'loading'} onRetry={() => guests.refetch()} />
      )}
    </ScreenFrame>
  )
}

function GuestRow({ guest, onChoose }: { guest: GuestChoice; onChoose: () => void }) {
  const position = titleName(guest.guest_position_name, useLanguage())
  const workplace = [guest.guest_hospital_name, guest.guest_department_name].filter(Boolean).join(' ')
  return (
    <ListRow
      before={<Avatar src={guest.guest_photo} name="" size={48} />}
      title={`${guest.guest_name} ${position}`.trim()}
      note={workplace}
      onClick={onChoose}
    />
  )
}

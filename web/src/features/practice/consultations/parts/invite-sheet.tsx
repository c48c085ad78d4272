import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useDebounced } from '#web/ui/combobox/use-debounced.ts'
import { SearchField } from '#web/ui/search-field/search-field.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { consultationMutations } from '../mutations.ts'
import { consultationQueries } from '../queries.ts'
import { consultationText } from '../text.ts'
import './consultation-form.css'

type InviteSheetProps = { id: number; open: boolean; onClose: () => void }

/** The receiving doctor asks a further doctor. */
export function InviteSheet({ id, open, onClose }: InviteSheetProps) {
  const text = useText(consultationText)
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed.trim())
  return (
    <Sheet open={open} onClose={onClose} title={text.inviteTitle} flush>
      <div className="consultation-form">
        <p className="consultation-form-note">{text.inviteHint}</p>
        <SearchField label={text.searchDoctor} value={typed} onValue={setTyped} />
      </div>
      {open && <Invitable id={id} keyword={keyword} onClose={onClose} />}
    </Sheet>
  )
}

type InvitableProps = { id: number; keyword: string; onClose: () => void }

function Invitable({ id, keyword, onClose }: InvitableProps) {
  const text = useText(consultationText)
  const list = useInfiniteQuery(consultationQueries.doctors(0, keyword))
  if (list.isPending) return <ListState status="loading" inline />
  if (!list.data) return <ListState status="error" inline onRetry={() => list.refetch()} />
  const found = list.data.pages.flatMap((page) => page.data)
  if (found.length === 0) return <ListState status="empty" inline emptyText={text.noneFound} />

  async function invite(doctorId: number) {
    await consultationMutations.invite({ id, doctor_id: doctorId })
    toast(text.invited, 'success')
    onClose()
  }

  return (
    <>
      {found.map(({ doctor_id, name, cover, title, hospital, department }) => (
        <ListRow
          key={doctor_id}
          before={<Avatar src={cover} name="" size={40} />}
          title={`${name} ${title}`}
          note={`${hospital} ${department}`}
          onClick={() => invite(doctor_id)}
        />
      ))}
      {list.hasNextPage && (
        <Button variant="quiet" block onClick={() => list.fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </>
  )
}

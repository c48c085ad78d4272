import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useDebounced } from '#web/ui/combobox/use-debounced.ts'
import { SearchField } from '#web/ui/search-field/search-field.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { separated } from '#web/ui/format/separated.ts'
import { patientText } from '../patient-text.ts'
import { consultationQueries } from '../queries.ts'
import './receiver-chooser.css'

export type Receiver = { kind: 'department' | 'doctor'; id: number; name: string }

type ReceiverChooserProps = {
  kind: Receiver['kind']
  open: boolean
  onClose: () => void
  onChoose: (receiver: Receiver) => void
}

/** The departments or the doctors that can receive a consultation. */
export function ReceiverChooser({ kind, open, onClose, onChoose }: ReceiverChooserProps) {
  const text = useText(patientText)
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed.trim())
  const isDepartment = kind === 'department'
  const Choices = isDepartment ? Departments : Doctors
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={isDepartment ? text.chooseDepartment : text.chooseDoctor}
      flush
    >
      <div className="receiver-chooser-search">
        <SearchField
          label={isDepartment ? text.searchDepartment : text.searchDoctor}
          value={typed}
          onValue={setTyped}
        />
      </div>
      {open && <Choices keyword={keyword} onChoose={onChoose} />}
    </Sheet>
  )
}

type ChoicesProps = { keyword: string } & Pick<ReceiverChooserProps, 'onChoose'>

function Departments({ keyword, onChoose }: ChoicesProps) {
  const text = useText(patientText)
  const list = useInfiniteQuery(consultationQueries.departments(keyword))
  const promiseOf = (promise: { promised_minutes: number; promised_urgent_minutes: number }) =>
    promise.promised_minutes > 0 &&
    text.promised(text.minutes(promise.promised_minutes), text.minutes(promise.promised_urgent_minutes))
  return (
    <FoundList list={list}>
      {list.data?.pages
        .flatMap((page) => page.data)
        .map(({ department_id: id, department_name, hospital, doctor_num, ...promise }) => (
          <ListRow
            key={id}
            title={department_name}
            note={separated([hospital, text.doctorNum(doctor_num), promiseOf(promise)])}
            onClick={() => onChoose({ kind: 'department', id, name: `${hospital} ${department_name}` })}
          />
        ))}
    </FoundList>
  )
}

function Doctors({ keyword, onChoose }: ChoicesProps) {
  const list = useInfiniteQuery(consultationQueries.doctors(0, keyword))
  return (
    <FoundList list={list}>
      {list.data?.pages
        .flatMap((page) => page.data)
        .map(({ doctor_id: id, name, cover, title, hospital, department }) => (
          <ListRow
            key={id}
            before={<Avatar src={cover} name="" size={40} />}
            title={`${name} ${title}`}
            note={`${hospital} ${department}`}
            onClick={() => onChoose({ kind: 'doctor', id, name: `${hospital} ${name}` })}
          />
        ))}
    </FoundList>
  )
}

type FoundListProps = {
  list: Pick<
    ReturnType<typeof useInfiniteQuery>,
    'isPending' | 'isError' | 'refetch' | 'hasNextPage' | 'fetchNextPage'
  >
  children: ReactNode[] | undefined
}

function FoundList({ list, children }: FoundListProps) {
  const text = useText(patientText)
  if (list.isPending) return <ListState status="loading" inline />
  if (list.isError && !children) return <ListState status="error" inline onRetry={() => list.refetch()} />
  if (!children || children.length === 0)
    return <ListState status="empty" inline emptyText={text.noneFound} />
  return (
    <>
      {children}
      {list.hasNextPage && (
        <Button variant="quiet" block onClick={() => list.fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </>
  )
}

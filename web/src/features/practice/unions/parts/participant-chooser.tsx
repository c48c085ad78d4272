import { useInfiniteQuery } from '@tanstack/react-query'
import { unionMemberTypes } from '#contract/practice/unions.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { bookingText } from '../booking-text.ts'
import { unionQueries } from '../queries.ts'
import './participant-chooser.css'

type ParticipantChooserProps = {
  unionId: number
  open: boolean
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
  onClose: () => void
}

export function ParticipantChooser(props: ParticipantChooserProps) {
  const text = useText(bookingText)
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={text.chooseParticipants}
      foot={
        <Button variant="primary" block onClick={() => props.onClose()}>
          {text.chosen}
        </Button>
      }
    >
      {props.open && <Members {...props} />}
    </Sheet>
  )
}

function Members({ unionId, chosen, onChange }: ParticipantChooserProps) {
  const text = useText(bookingText)
  const members = useInfiniteQuery(unionQueries.members(unionId, unionMemberTypes.doctor))
  if (members.isPending) return <ListState status="loading" inline />
  if (!members.data) return <ListState status="error" inline onRetry={() => members.refetch()} />
  const toggle = (userId: number, isOn: boolean) =>
    onChange(isOn ? [...chosen, userId] : chosen.filter((one) => one !== userId))
  return (
    <div className="participant-chooser">
      {members.data.pages
        .flatMap((page) => page.data)
        .map(({ userid, truename, hospital }) => (
          <Checkbox key={userid} checked={chosen.includes(userid)} onChange={(isOn) => toggle(userid, isOn)}>
            {truename} <span className="participant-chooser-note">{hospital}</span>
          </Checkbox>
        ))}
      {members.hasNextPage && (
        <Button variant="quiet" block onClick={() => members.fetchNextPage()}>
          {text.moreMembers}
        </Button>
      )}
    </div>
  )
}

import type { GroupBrief } from '#contract/commerce/groups.ts'
import { groupStates } from '#contract/commerce/groups.ts'
import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { groupText } from '../text.ts'
import './group-note.css'

/** How far a group has come. */
export function GroupNote({ group }: { group: GroupBrief }) {
  const text = useText(groupText)
  const language = useLanguage()
  if (group.state === groupStates.complete) return <p className="group-note">{text.complete}</p>
  if (group.state === groupStates.over) return <p className="group-note">{text.over}</p>
  return (
    <p className="group-note">
      <strong>{text.missingPeople(group.size - group.joined)}</strong>
      <span>{text.places(group.joined, group.size)}</span>
      <span>{text.until(dateText(group.deadline, new Date(clock.now()), language))}</span>
    </p>
  )
}

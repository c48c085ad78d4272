import type { WaitingItem } from '#contract/meetings/checkin.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { checkinMutations } from '../mutations.ts'
import { checkinText } from '../text.ts'
import './waiting-people.css'

type WaitingPeopleProps = { meetingId: number; scheduleId: number; people: readonly WaitingItem[] }

/** Who stands at the counter because their phone proves little: each is let in by one press, or all who are on the list. */
export function WaitingPeople({ meetingId, scheduleId, people }: WaitingPeopleProps) {
  const text = useText(checkinText)
  const site = { meeting_id: meetingId, schedule_id: scheduleId }
  const last = people.at(-1)
  if (!last) return null

  async function letIn(waiting_id: number, last_id: number) {
    const { let_in_num } = await checkinMutations.letIn({ ...site, waiting_id, last_id })
    toast(text.letInDone(let_in_num), 'success')
  }

  async function letAllIn(lastId: number) {
    const asked = { title: text.letAllInTitle(people.length), text: text.letAllInNote, yes: text.letIn }
    if (await confirm(asked)) await letIn(0, lastId)
  }

  async function turnAway(waiting_id: number) {
    await checkinMutations.turnAway({ ...site, waiting_id })
  }

  return (
    <Section title={text.waitingPeople(people.length)}>
      <p className="waiting-people-note">{text.waitingPeopleNote}</p>
      <ul className="waiting-people">
        {people.map((one) => (
          <li key={one.waiting_id} className="waiting-people-row">
            <span className="waiting-people-words">
              <span>
                {one.name} {one.phone_end} <time>{one.time.slice(11, 16)}</time>
              </span>
              <span className="waiting-people-mark">
                {one.burst_num > 0 ? text.burst(one.burst_num) : text.freshKey}
              </span>
            </span>
            <Button small variant="primary" onClick={() => letIn(one.waiting_id, 0)}>
              {text.letIn}
              <span className="visually-hidden">{one.name}</span>
            </Button>
            <Button small variant="quiet" onClick={() => turnAway(one.waiting_id)}>
              {text.notHere}
              <span className="visually-hidden">{one.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {people.length > 1 && (
        <div className="waiting-people-all">
          <Button block onClick={() => letAllIn(last.waiting_id)}>
            {text.letAllIn(people.length)}
          </Button>
        </div>
      )}
    </Section>
  )
}

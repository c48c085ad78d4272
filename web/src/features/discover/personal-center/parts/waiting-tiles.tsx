import { userTypes } from '#contract/people/account.ts'
import type { PersonalCenter } from '#contract/discover/personal-center.ts'
import { orderStates } from '#contract/commerce/orders.ts'
import { messagePaths } from '#web/paths/messages.ts'
import { orderPaths } from '#web/paths/orders.ts'
import { backlogPaths } from '#web/paths/backlog.ts'
import { studyPaths } from '#web/paths/study.ts'
import { expertDutyPaths } from '#web/paths/expert-duties.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { TileGrid } from '#web/ui/tile-grid/tile-grid.tsx'
import { personalCenterText } from '../text.ts'

/**
 * What waits for the member, each with its number. Only doctors are invited and consulted: others are shown these numbers where there is
 * something behind them.
 */
export function WaitingTiles({ waiting, profile }: Pick<PersonalCenter, 'waiting' | 'profile'>) {
  const text = useText(personalCenterText)
  const isDoctor = profile.user_type === userTypes.doctor
  const tiles = [
    { href: messagePaths.list(), name: text.messages, top: waiting.unreadCount },
    (isDoctor || waiting.sheet_num > 0) && {
      href: expertDutyPaths.ownSheets,
      name: text.sheets,
      top: waiting.sheet_num,
    },
    { href: orderPaths.list(orderStates.pending), name: text.toPay, top: waiting.order_num },
    { href: studyPaths.list(), name: text.toStudy, top: waiting.study_num },
    (isDoctor || waiting.consultation_num > 0) && {
      href: backlogPaths.ofKind('consultation'),
      name: text.toConsult,
      top: waiting.consultation_num,
    },
  ].filter((tile) => tile !== false)
  return (
    <Section
      title={text.waiting}
      aside={
        <Link href={backlogPaths.all}>
          {text.todos} {waiting.todo_num}
        </Link>
      }
    >
      <TileGrid label={text.waiting} columns={tiles.length} tiles={tiles} />
    </Section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { groupStates } from '#contract/commerce/groups.ts'
import type { Group } from '#contract/commerce/groups.ts'
import { useMemberAction } from '#web/features/people/account/cards/use-member-action.ts'
import { workPath } from '#web/paths/works.ts'
import { orderPaths } from '#web/paths/orders.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useNavigate } from '#web/shell/navigation.ts'
import { useQueryWord } from '#web/shell/use-query-word.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { priceText } from '#web/ui/format/price-text.ts'
import { useContentLang, useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { GroupNote } from '../cards/group-note.tsx'
import { InviteButton } from '../cards/invite-button.tsx'
import { groupQueries } from '../queries.ts'
import { groupText } from '../text.ts'
import './group-buy.css'

/** A group that can be joined, by the address that its members pass on. */
export function GroupBuy() {
  const text = useText(groupText)
  const [code] = useQueryWord('code')
  const group = useQuery(groupQueries.detail(code))
  return (
    <DetailScreen detail={group} nameOf={({ title }) => title} missing={text.missing}>
      {(detail) => <GroupBody group={detail} />}
    </DetailScreen>
  )
}

function GroupBody({ group }: { group: Group }) {
  const text = useText(groupText)
  const course = workPath(group.production_id, group.course_type)
  const isOpen = group.state === groupStates.open && group.joined < group.size
  return (
    <div className="group-buy">
      <p className="group-buy-note">{text.openedBy(group.opener_name)}</p>
      <Picture src={group.cover} alt="" width={750} ratio="16 / 9" />
      <p className="group-buy-title" lang={useContentLang(group.title)}>
        {group.title}
      </p>
      <p className="group-buy-note">{group.doctor_name}</p>
      <GroupNote group={group} />
      {isOpen && group.is_member === 1 && (
        <>
          <output className="group-buy-note">{text.isIn}</output>
          <InviteButton code={group.code} />
        </>
      )}
      {isOpen && group.is_member === 0 && <JoinButton group={group} />}
      <ButtonLink block variant={isOpen ? 'quiet' : 'primary'} href={course}>
        {group.state === groupStates.complete && group.is_member === 1 ? text.watch : text.toCourse}
      </ButtonLink>
    </div>
  )
}

function JoinButton({ group }: { group: Group }) {
  const text = useText(groupText)
  const navigate = useNavigate()
  const join = useMemberAction(`group:${group.code}`, () =>
    navigate(orderPaths.buyInGroup(group.production_id, group.code)),
  )
  return (
    <>
      <p className="group-buy-note">{text.alone(priceText(group.single_price))}</p>
      <Button variant="primary" block onClick={() => join(null)}>
        {text.join(priceText(group.price))}
      </Button>
    </>
  )
}

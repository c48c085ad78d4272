import { useQuery } from '@tanstack/react-query'
import { giftStates } from '#contract/commerce/gifts.ts'
import type { Gift as GiftDetail } from '#contract/commerce/gifts.ts'
import { useMemberAction } from '#web/features/people/account/cards/use-member-action.ts'
import { workPath } from '#web/paths/works.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryWord } from '#web/shell/use-query-word.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useContentLang, useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { giftMutations } from '../mutations.ts'
import { giftQueries } from '../queries.ts'
import { giftText } from '../text.ts'
import './gift.css'

/** What somebody with a code is given. */
export function Gift() {
  const text = useText(giftText)
  const [code] = useQueryWord('code')
  const gift = useQuery(giftQueries.detail(code))
  return (
    <DetailScreen detail={gift} nameOf={({ title }) => title} missing={text.missing}>
      {(detail) => <GiftBody code={code} gift={detail} />}
    </DetailScreen>
  )
}

function GiftBody({ code, gift }: { code: string; gift: GiftDetail }) {
  const text = useText(giftText)
  const take = useMemberAction(`gift:${code}`, async () => {
    await giftMutations.take({ code })
    toast(text.taken, 'success')
  })
  const course = workPath(gift.production_id, gift.course_type)
  const isMine = gift.is_mine === 1
  return (
    <div className="gift">
      <p className="gift-title">{text.from(gift.giver_name)}</p>
      <Picture src={gift.cover} alt="" width={750} ratio="16 / 9" />
      <p className="gift-title" lang={useContentLang(gift.title)}>
        {gift.title}
      </p>
      <p className="gift-note">{gift.doctor_name}</p>
      <output className="gift-note">{isMine ? text.mine : text.notes[gift.state]}</output>
      {isMine ? (
        <ButtonLink variant="primary" block href={course}>
          {text.watch}
        </ButtonLink>
      ) : gift.state === giftStates.unused ? (
        <Button variant="primary" block onClick={() => take(null)}>
          {text.take}
        </Button>
      ) : (
        <ButtonLink block href={course}>
          {text.toCourse}
        </ButtonLink>
      )}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'
import { orderPaths } from '#web/paths/orders.ts'
import { rememberPosition } from '#web/features/community/history/state.ts'
import { useMemberAction } from '#web/features/people/account/cards/use-member-action.ts'
import { nativeAppQueries } from '#web/features/people/native-app/queries.ts'
import { environment } from '#web/platform/environment.ts'
import { openInBrowser } from '#web/platform/open-in-browser.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { useText } from '#web/ui/language.ts'
import { kitText } from '#web/ui/text.ts'
import { isSaleForbidden } from '../state.ts'
import { workText } from '../text.ts'

/** A second of a lesson. */
export type LessonPlace = { lessonId: number; second: number }

type BuyButtonProps = {
  workId: number
  /** Where the buyer wants to go on once it is bought. */
  place?: () => LessonPlace
  /** On a card: small, and named by the title of its work. */
  cardOf?: string
}

/** Leads to the payment of a work; a visitor logs in first and is led on. On iOS the app sends people to a browser. */
export function BuyButton({ workId, place, cardOf }: BuyButtonProps) {
  const text = useText(workText)
  const navigate = useNavigate()
  const [isRefused, setIsRefused] = useState(false)
  const isHidden = useAppReview()
  const buy = useMemberAction(`buy:production:${workId}`, async (wanted: LessonPlace | null) => {
    // The page of the work begins there, after the payment too and on any device.
    if (wanted) await rememberPosition('production', workId, wanted.lessonId, wanted.second)
    return navigate(orderPaths.buyWork(workId))
  })
  if (isHidden) return null
  return (
    <>
      <Button
        variant="primary"
        small={cardOf !== undefined}
        aria-label={cardOf && text.buyTitle(cardOf)}
        onClick={() => (isSaleForbidden() ? setIsRefused(true) : buy(place?.() ?? null))}
      >
        {cardOf === undefined ? text.buy : text.buyShort}
      </Button>
      <InBrowserOnly open={isRefused} onClose={() => setIsRefused(false)} />
    </>
  )
}

/** Whether the app's store is reviewing it: nothing is offered for sale in it meanwhile, once the server has said so. */
function useAppReview(): boolean {
  const isApp = environment().kind === 'app'
  const { data, isPlaceholderData } = useQuery({ ...nativeAppQueries.appInfo(), enabled: isApp })
  return isApp && !isPlaceholderData && data?.if_review_time === '1'
}

function InBrowserOnly({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText(workText)
  const kit = useText(kitText)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.inBrowserOnly}
      actions={
        <>
          <Button onClick={onClose}>{kit.close}</Button>
          <Button
            variant="primary"
            onClick={() => {
              openInBrowser(location.href)
              onClose()
            }}
          >
            {text.buy}
          </Button>
        </>
      }
    />
  )
}

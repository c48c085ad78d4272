import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { OperationDetail } from '#contract/library/operations.ts'
import { ItemTopics } from '#web/features/library/college/cards/item-topics.tsx'
import { CommentsBelow } from '#web/features/community/comments/cards/comments-below.tsx'
import { ItemProducts } from '#web/features/library/encyclopedia/cards/item-products.tsx'
import { ItemBar } from '#web/features/community/marks/cards/item-bar.tsx'
import { KeepPlaying } from '#web/features/meetings/player/cards/keep-playing.tsx'
import { Player } from '#web/features/meetings/player/cards/player.tsx'
import { sourcesOf } from '#web/features/meetings/player/state.ts'
import type { PlayerHandle } from '#web/features/meetings/player/state.ts'
import { Transcript } from '#web/features/meetings/transcript/cards/transcript.tsx'
import { clock } from '#web/platform/clock.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { dayText } from '#web/ui/format/date-text.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { EyeIcon } from '#web/ui/icon/media-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { createSignal } from '#web/ui/signal.ts'
import { currentStep } from '../current-step.ts'
import { OperationMenus } from '../parts/operation-menus.tsx'
import { operationPaths } from '#web/paths/operations.ts'
import { operationQueries } from '../queries.ts'
import { operationText } from '../text.ts'

export function Operation() {
  const text = useText(operationText)
  const operation = useQuery(operationQueries.detail(useQueryId('id')))
  return (
    <DetailScreen detail={operation} nameOf={(detail) => detail.title} missing={text.missing}>
      {(detail) => <OperationBody key={detail.id} operation={detail} />}
    </DetailScreen>
  )
}

function OperationBody({ operation }: { operation: OperationDetail }) {
  const text = useText(operationText)
  const language = useLanguage()
  const player = useRef<PlayerHandle>(null)
  const [stepId, setStepId] = useState<number>()
  const [playedSecond] = useState(() => createSignal(0))
  const askedSecond = useQueryId('second')
  const { steps } = operation
  const { data: card } = useQuery(operationQueries.share(operation.id))
  const share = {
    itemType: 'operation',
    itemId: operation.id,
    title: operation.title,
    description: operation.intro,
    image: operation.cover,
    path: operationPaths.detail(operation.id),
    ...card,
  }
  function go(second: number) {
    player.current?.show()
    player.current?.playFrom(second)
  }

  return (
    <>
      <div className="player-stays">
        <KeepPlaying href={operationPaths.detail(operation.id)}>
          <Player
            ref={player}
            sources={sourcesOf(operation.video, operation.clarities)}
            captions={operation.captions}
            poster={operation.cover}
            title={operation.title}
            resume={{ itemType: 'operation', itemId: operation.id, partId: 0, askedSecond }}
            chapters={steps.map((step) => ({ second: step.at_seconds, title: step.title }))}
            onTime={(second) => {
              playedSecond.set(second)
              setStepId(currentStep(steps, second)?.step_id)
            }}
          />
        </KeepPlaying>
      </div>
      <Headline
        title={operation.title}
        notes={
          <>
            <span>{dayText(operation.own_time, new Date(clock.now()), language)}</span>
            <span>
              <EyeIcon size="small" />
              {text.views(viewCount(operation.view_num, language))}
            </span>
          </>
        }
      />
      <OperationMenus operation={operation} currentStep={stepId} onStep={(step) => go(step.at_seconds)} />
      <Transcript captions={operation.captions} second={playedSecond} onGo={go} />
      <ItemTopics itemType="operation" itemId={operation.id} />
      <ItemProducts itemType="operation" itemId={operation.id} />
      <CommentsBelow itemType="operation" itemId={operation.id} />
      <ItemBar itemType="operation" itemId={operation.id} share={share} />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { OperationDetail } from '#contract/operations.ts'
import { DoctorRows } from '#web/features/doctors/cards/doctor-rows.tsx'
import { clock } from '#web/platform/clock.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { EyeIcon } from '#web/ui/icon/media-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { PlayList } from '#web/ui/play-list/play-list.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { Video } from '#web/ui/video/video.tsx'
import type { VideoHandle } from '#web/ui/video/video.tsx'
import { currentStep } from '../current-step.ts'
import { operationQueries } from '../queries.ts'
import { operationText } from '../text.ts'

export function Operation() {
  const text = useText(operationText)
  const operation = useQuery(operationQueries.detail(useQueryId('id')))
  return (
    <DetailScreen detail={operation} nameOf={(detail) => detail.title} missing={text.missing}>
      {(detail) => <Body key={detail.id} operation={detail} />}
    </DetailScreen>
  )
}

function Body({ operation }: { operation: OperationDetail }) {
  const text = useText(operationText)
  const language = useLanguage()
  const video = useRef<VideoHandle>(null)
  const [stepId, setStepId] = useState<number>()
  const { steps } = operation
  const places = [operation.part, operation.disease_name].filter(Boolean)
  return (
    <>
      <Video
        ref={video}
        src={operation.video}
        poster={operation.cover}
        title={operation.title}
        onTime={(second) => setStepId(currentStep(steps, second)?.step_id)}
      />
      <Headline
        title={operation.title}
        tags={places.length > 0 && places.map((place) => <Tag key={place}>{place}</Tag>)}
        notes={
          <>
            <span>{dateText(operation.own_time, new Date(clock.now()), language)}</span>
            <span>
              <EyeIcon size="small" />
              {text.views(viewCount(operation.view_num, language))}
            </span>
          </>
        }
      />
      {steps.length > 0 && (
        <Section title={text.steps} aside={text.stepsHint}>
          <PlayList
            label={text.steps}
            items={steps.map((step) => ({
              key: step.step_id,
              lead: durationText(step.at_seconds),
              title: step.title,
            }))}
            active={stepId}
            onChoose={(key) => {
              const step = steps.find((one) => one.step_id === key)
              if (!step) return
              video.current?.show()
              video.current?.playFrom(step.at_seconds)
            }}
          />
        </Section>
      )}
      {operation.doctors.length > 0 && (
        <Section title={text.doctors}>
          <DoctorRows doctors={operation.doctors} />
        </Section>
      )}
      {operation.intro && (
        <Section title={text.introduction}>
          <Prose text={operation.intro} />
        </Section>
      )}
      <ListState status="end" />
    </>
  )
}

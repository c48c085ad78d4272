import { useInfiniteQuery, usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query'
import { consultationSides, consultationStates } from '#contract/practice/consultation-states.ts'
import { consultingPaths } from '#web/paths/consulting-hours.ts'
import { isFinalRefusal } from '#web/platform/call-failure.ts'
import { FailureState } from '#web/shell/failure-state.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { ConsultationRow } from '../parts/consultation-row.tsx'
import { Drafts } from '../parts/drafts.tsx'
import { consultationPaths } from '#web/paths/consultations.ts'
import { consultationQueries } from '../queries.ts'
import { consultationText } from '../text.ts'
import { useConsultationNews } from '../use-consultation-news.ts'
import './consultations-home.css'

const sides = ['base', 'superior'] as const
const { awaiting, inConsultation, ended, cancelled } = consultationStates
const statuses = ['0', '1', '2', '3', '4'] as const

/** Collaborative outpatient: what the caller has asked for, and what others ask of them. */
export function ConsultationsHome() {
  const text = useText(consultationText)
  useConsultationNews()
  const [side, setSide] = useQueryChoice('side', sides)
  const [status, setStatus] = useQueryChoice('status', statuses)
  const isBase = side === 'base'
  const drafts = useInfiniteQuery({ ...consultationQueries.drafts(), enabled: isBase })
  const consultations = consultationQueries.list(consultationSides[side], Number(status))
  usePrefetchInfiniteQuery(consultations)
  const summary = useQuery(consultationQueries.summary(consultationSides[side]))
  const waiting = summary.data?.waiting_num ?? 0
  // Only doctors ask for consultations.
  const isRefused = isBase && drafts.error !== null && isFinalRefusal(drafts.error)
  return (
    <ScreenFrame>
      <div className="consultations-home-head">
        <Segmented
          label={text.side}
          value={side}
          onChange={setSide}
          options={[
            { value: 'base', label: text.sides.base },
            { value: 'superior', label: waiting > 0 ? text.waiting(waiting) : text.sides.superior },
          ]}
        />
        {!isBase && summary.data?.is_superior === 1 && (
          <ButtonLink href={consultingPaths.hours} block>
            {text.hours}
          </ButtonLink>
        )}
        {isBase && !isRefused && (
          <ButtonLink href={consultationPaths.newPatient} variant="primary" block>
            {text.create}
          </ButtonLink>
        )}
      </div>
      {isRefused ? (
        <FailureState error={drafts.error} onRetry={() => drafts.refetch()} />
      ) : isBase && drafts.isPending ? (
        // What is below the drafts waits for them, so that nothing moves away under a finger.
        <Skeleton shape="rows" count={6} />
      ) : (
        <>
          {isBase && <Drafts drafts={drafts} />}
          <Tabs
            label={text.status}
            active={status}
            onChange={setStatus}
            items={[
              { key: '0', label: text.all },
              ...([awaiting, inConsultation, ended, cancelled] as const).map((state) => ({
                key: `${state}` as const,
                label: text.states[state],
              })),
            ]}
          />
          <PagedList
            query={consultations}
            keyOf={({ id }) => id}
            estimate={96}
            skeleton="rows"
            emptyText={isBase ? text.noneApplied : emptyText()}
            emptyAction={
              isBase &&
              summary.data?.is_superior === 1 && (
                <Button onClick={() => setSide('superior')}>{text.toSuperior}</Button>
              )
            }
          >
            {(consultation) => (
              <ConsultationRow
                consultation={consultation}
                isBase={isBase}
                href={
                  isBase
                    ? consultationPaths.base(consultation.id)
                    : consultationPaths.superior(consultation.id)
                }
              />
            )}
          </PagedList>
        </>
      )}
    </ScreenFrame>
  )

  function emptyText() {
    return summary.data?.is_superior === 0 ? text.notSuperior : text.noneReceived
  }
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { consultationSides, consultationStates } from '#contract/practice/consultation-states.ts'
import { consultingPaths } from '#web/features/practice/consulting-hours/paths.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { ConsultationRow } from '../parts/consultation-row.tsx'
import { outpatientPaths } from '../paths.ts'
import { outpatientQueries } from '../queries.ts'
import { outpatientText } from '../text.ts'
import { useConsultationNews } from '../use-consultation-news.ts'
import './outpatient-home.css'

const sides = ['base', 'superior'] as const
const { awaiting, inConsultation, ended, cancelled } = consultationStates
const statuses = ['0', '1', '2', '3', '4'] as const

/** Collaborative outpatient: what the caller has asked for, and what others ask of them. */
export function OutpatientHome() {
  const text = useText(outpatientText)
  useConsultationNews()
  const [side, setSide] = useQueryChoice('side', sides)
  const [status, setStatus] = useQueryChoice('status', statuses)
  const isBase = side === 'base'
  const summary = useQuery(outpatientQueries.summary(consultationSides[side]))
  const waiting = summary.data?.waiting_num ?? 0
  return (
    <ScreenFrame>
      <div className="outpatient-home-head">
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
        {isBase && (
          <ButtonLink href={outpatientPaths.newPatient} variant="primary" block>
            {text.create}
          </ButtonLink>
        )}
      </div>
      {isBase && <Drafts />}
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
        query={outpatientQueries.list(consultationSides[side], Number(status))}
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
            href={isBase ? outpatientPaths.base(consultation.id) : outpatientPaths.superior(consultation.id)}
          />
        )}
      </PagedList>
    </ScreenFrame>
  )

  function emptyText() {
    return summary.data?.is_superior === 0 ? text.notSuperior : text.noneReceived
  }
}

function Drafts() {
  const text = useText(outpatientText)
  const drafts = useInfiniteQuery(outpatientQueries.drafts())
  const rows = drafts.data?.pages.flatMap((page) => page.data) ?? []
  if (rows.length === 0 && !drafts.isError) return null
  return (
    <Section title={text.drafts}>
      {drafts.isError && <ListState status="error" inline onRetry={() => drafts.refetch()} />}
      {rows.map((draft) => (
        <ListRow
          key={draft.patient_id}
          href={outpatientPaths.patient(draft.patient_id)}
          title={`${draft.name} · ${text.genders[draft.gender]} · ${text.age(draft.age)}`}
          note={[
            text.draftNote(draft.save_time),
            draft.attachment_num > 0 ? text.attachmentNum(draft.attachment_num) : '',
            draft.consent === 0 ? text.withoutConsent : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ))}
      {drafts.hasNextPage && (
        <Button variant="quiet" block onClick={() => drafts.fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </Section>
  )
}

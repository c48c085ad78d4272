import type { ReactNode } from 'react'
import type { AllFound, FoundTab, SearchTab } from '#contract/discover/search.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { searchText } from '../text.ts'
import {
  FoundArticle,
  FoundColumn,
  FoundCompany,
  FoundCourse,
  FoundDepartment,
  FoundDigest,
  FoundDisease,
  FoundExpert,
  FoundMeeting,
  FoundOperation,
  FoundPassage,
  FoundProduct,
} from './found-items.tsx'
import { LeadDisease, LeadProduct } from './lead-cards.tsx'

type AllFoundProps = {
  all: AllFound
  counts: Record<SearchTab, number>
  onTab: (tab: SearchTab) => void
}

/** The best of every tab, led by the disease or the product that the search names. */
export function AllFound({ all: { disease, product, found }, counts, onTab }: AllFoundProps) {
  // What leads is not repeated if it is all there is.
  const isLead = (tab: FoundTab) =>
    counts[tab] === 1 && ((tab === 'disease' && disease) || (tab === 'product' && product))
  const part = (tab: FoundTab, rows: ReactNode[]) =>
    rows.length > 0 &&
    !isLead(tab) && (
      <FoundPart tab={tab} count={counts[tab]} shown={rows.length} onTab={onTab}>
        {rows}
      </FoundPart>
    )
  return (
    <>
      {disease && <LeadDisease disease={disease} />}
      {product && <LeadProduct product={product} />}
      {part(
        'live',
        found.live.map((row) => <FoundMeeting key={row.meeting_id} meeting={row} />),
      )}
      {part(
        'advance',
        found.advance.map((row) => <FoundMeeting key={row.meeting_id} meeting={row} />),
      )}
      {part(
        'playback',
        found.playback.map((row) => <FoundMeeting key={row.meeting_id} meeting={row} />),
      )}
      {part(
        'course',
        found.course.map((row) => <FoundCourse key={row.production_id} course={row} />),
      )}
      {part(
        'operation',
        found.operation.map((row) => <FoundOperation key={row.id} operation={row} />),
      )}
      {part(
        'digest',
        found.digest.map((row) => <FoundDigest key={row.recording_id} digest={row} />),
      )}
      {part(
        'passage',
        found.passage.map((row) => <FoundPassage key={row.passage_id} passage={row} />),
      )}
      {part(
        'consulting',
        found.consulting.map((row) => <FoundArticle key={row.information_id} article={row} />),
      )}
      {part(
        'column',
        found.column.map((row) => <FoundColumn key={row.subject_id} column={row} />),
      )}
      {part(
        'expert',
        found.expert.map((row) => <FoundExpert key={row.doctor_id} expert={row} />),
      )}
      {part(
        'department',
        found.department.map((row) => <FoundDepartment key={row.department_id} department={row} />),
      )}
      {part(
        'disease',
        found.disease.map((row) => <FoundDisease key={row.disease_id} disease={row} />),
      )}
      {part(
        'product',
        found.product.map((row) => <FoundProduct key={row.product_id} product={row} />),
      )}
      {part(
        'company',
        found.company.map((row) => <FoundCompany key={row.company_id} company={row} />),
      )}
    </>
  )
}

type FoundPartProps = {
  tab: FoundTab
  count: number
  shown: number
  onTab: (tab: SearchTab) => void
  children: ReactNode
}

function FoundPart({ tab, count, shown, onTab, children }: FoundPartProps) {
  const text = useText(searchText)
  return (
    <Section
      title={text.tab[tab]}
      aside={
        count > shown && (
          <Button
            small
            variant="quiet"
            aria-label={text.seeAllOf(text.tab[tab], count)}
            onClick={() => onTab(tab)}
          >
            {text.seeAll(count)}
          </Button>
        )
      }
    >
      {children}
    </Section>
  )
}

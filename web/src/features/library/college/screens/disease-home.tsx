import { useQuery } from '@tanstack/react-query'
import type { DiseaseDetail } from '#contract/library/college.ts'
import { ItemProducts } from '#web/features/library/encyclopedia/cards/item-products.tsx'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { Chip } from '#web/ui/chip/chip.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { DiseaseDoctors } from '../parts/disease-doctors.tsx'
import { DiseaseMeetings } from '../parts/disease-meetings.tsx'
import { DiseaseTabs } from '../parts/disease-tabs.tsx'
import { LabelContent } from '../parts/label-content.tsx'
import { collegePaths } from '../paths.ts'
import { collegeQueries } from '../queries.ts'
import { collegeText } from '../text.ts'
import './disease-home.css'

/** Without a disease in the address it opens the first one. */
export function DiseaseHome() {
  const text = useText(collegeText)
  const asked = useQueryId('disease_id')
  const menu = useQuery(collegeQueries.menu(asked))
  const diseaseId = asked || (menu.data?.[0]?.disease_id ?? 0)
  const disease = useQuery({
    ...collegeQueries.disease(diseaseId),
    // Without an id there is nothing to request until the menu has loaded.
    enabled: diseaseId > 0 || menu.isFetched,
  })
  return (
    <DetailScreen detail={disease} nameOf={(detail) => detail.disease_name} missing={text.noDisease}>
      {(detail) => (
        <>
          {menu.data && (
            <DiseaseTabs diseases={menu.data} chosen={detail.disease_id} collegeId={detail.college_id} />
          )}
          {menu.data ? (
            <TabPanel tabsId="disease" tabKey={String(detail.disease_id)}>
              <DiseaseBody key={detail.disease_id} disease={detail} />
            </TabPanel>
          ) : (
            <DiseaseBody key={detail.disease_id} disease={detail} />
          )}
        </>
      )}
    </DetailScreen>
  )
}

function DiseaseBody({ disease }: { disease: DiseaseDetail }) {
  const text = useText(collegeText)
  const id = disease.disease_id
  return (
    <>
      <Headline title={disease.disease_name} tags={<Tag>{disease.college_name}</Tag>} />
      {disease.introduction && (
        <Section title={text.introduction}>
          <Prose text={disease.introduction} />
        </Section>
      )}
      <DiseaseMeetings diseaseId={id} />
      <DiseaseDoctors diseaseId={id} />
      <ItemProducts itemType="disease" itemId={id} />
      <OtherDiseases diseaseId={id} />
      <LabelContent label={{ kind: 'disease', tagId: id }} counts={disease.content_num} />
    </>
  )
}

function OtherDiseases({ diseaseId }: { diseaseId: number }) {
  const text = useText(collegeText)
  const { data: others } = useQuery(collegeQueries.others(diseaseId))
  if (!others || others.length === 0) return null
  return (
    <Section title={text.otherDiseases}>
      <ul className="disease-home-others">
        {others.map((other) => (
          <li key={other.disease_id}>
            <Chip href={collegePaths.disease(other.disease_id)}>{other.disease_name}</Chip>
          </li>
        ))}
      </ul>
    </Section>
  )
}

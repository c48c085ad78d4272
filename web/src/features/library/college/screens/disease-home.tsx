import { useQuery } from '@tanstack/react-query'
import type { DiseaseDetail } from '#contract/library/college.ts'
import { brandPicture } from '#contract/wire/brand.ts'
import { ShareButton } from '#web/features/community/share/cards/share-button.tsx'
import { browsePaths } from '#web/paths/browse.ts'
import { ItemProducts } from '#web/features/library/encyclopedia/cards/item-products.tsx'
import { SpokenOf } from '#web/features/library/quoted-passages/cards/spoken-of.tsx'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { QuerySection } from '#web/shell/query-section.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ChipList } from '#web/ui/chip/chip-list.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { DiseaseDoctors } from '../parts/disease-doctors.tsx'
import { DiseaseMeetings } from '../parts/disease-meetings.tsx'
import { DiseaseTabs } from '../parts/disease-tabs.tsx'
import { LabelContent } from '../parts/label-content.tsx'
import { collegePaths } from '#web/paths/college.ts'
import { collegeQueries } from '../queries.ts'
import { collegeText } from '../text.ts'

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
    <DetailScreen
      detail={disease}
      nameOf={(detail) => detail.disease_name}
      missing={text.noDisease}
      tool={
        disease.data && (
          <ShareButton
            item={{
              itemType: 'disease',
              itemId: disease.data.disease_id,
              title: disease.data.disease_name,
              description: disease.data.introduction,
              image: brandPicture,
              path: collegePaths.disease(disease.data.disease_id),
            }}
          />
        )
      }
    >
      {(detail) => (
        <>
          {menu.isError && <ListState status="error" inline onRetry={() => menu.refetch()} />}
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
      <Headline
        title={disease.disease_name}
        over={<Link href={browsePaths.subject(disease.college_id)}>{disease.college_name}</Link>}
      />
      {disease.introduction && (
        <Section title={text.introduction}>
          <Prose text={disease.introduction} />
        </Section>
      )}
      <DiseaseMeetings diseaseId={id} />
      <DiseaseDoctors diseaseId={id} />
      <SpokenOf kind="disease" itemId={id} />
      <ItemProducts itemType="disease" itemId={id} />
      <OtherDiseases diseaseId={id} />
      <LabelContent label={{ kind: 'disease', tagId: id }} counts={disease.content_num} />
    </>
  )
}

function OtherDiseases({ diseaseId }: { diseaseId: number }) {
  const text = useText(collegeText)
  const others = useQuery(collegeQueries.others(diseaseId))
  return (
    <QuerySection query={others} rows={others.data} title={text.otherDiseases}>
      {(rows) => (
        <ChipList
          links={rows.map((other) => ({
            href: collegePaths.disease(other.disease_id),
            name: other.disease_name,
          }))}
        />
      )}
    </QuerySection>
  )
}

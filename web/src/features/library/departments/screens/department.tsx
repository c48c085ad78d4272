import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { departmentContentTypes } from '#contract/library/departments.ts'
import type { DepartmentContentType, DepartmentDetail } from '#contract/library/departments.ts'
import { DoctorFaces } from '#web/features/people/doctors/cards/doctor-faces.tsx'
import { SubscriberCount } from '#web/features/community/follows/cards/subscriber-count.tsx'
import { ItemCard } from '#web/features/community/items/cards/item-card.tsx'
import { ShareButton } from '#web/features/community/share/cards/share-button.tsx'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top/scroll-to-top.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { DepartmentAds } from '../parts/department-ads.tsx'
import { DepartmentSubscription } from '../parts/department-subscription.tsx'
import { departmentPaths } from '#web/paths/departments.ts'
import { departmentQueries } from '../queries.ts'
import { departmentText } from '../text.ts'
import './department.css'

export function Department() {
  const text = useText(departmentText)
  const department = useQuery(departmentQueries.detail(useQueryId('department_id')))
  return (
    <DetailScreen detail={department} nameOf={(detail) => detail.department_name} missing={text.missing}>
      {(detail) => <DepartmentBody key={detail.department_id} department={detail} />}
    </DetailScreen>
  )
}

function DepartmentBody({ department }: { department: DepartmentDetail }) {
  const text = useText(departmentText)
  const id = department.department_id
  return (
    <>
      <Head department={department} />
      {department.introduction && (
        <Section
          title={text.introduction}
          aside={<Link href={departmentPaths.introduction(id)}>{text.more}</Link>}
        >
          <p className="department-introduction">{department.introduction}</p>
        </Section>
      )}
      <Doctors department={department} />
      <DepartmentAds departmentId={id} />
      <Content departmentId={id} />
      <ScrollToTop />
    </>
  )
}

function Head({ department }: { department: DepartmentDetail }) {
  const text = useText(departmentText)
  return (
    <div className="department-head">
      <div className="department-cover">
        <Picture src={department.cover} alt="" width={750} ratio="5 / 2" eager />
      </div>
      <div className="department-words">
        <h2 className="department-name">{department.department_name}</h2>
        <p>{department.hospital}</p>
        <p className="department-facts">
          <span>{department.college_name}</span>
          {department.doctor_num > 0 && <span>{text.doctorNum(department.doctor_num)}</span>}
          <SubscriberCount count={department.subscribe_num} />
        </p>
        <div className="department-deeds">
          <DepartmentSubscription department={department} />
          <ShareButton
            item={{
              itemType: 'department',
              itemId: department.department_id,
              title: `${department.hospital} ${department.department_name}`,
              description: department.introduction,
              image: department.cover,
              path: departmentPaths.detail(department.department_id),
            }}
          />
        </div>
      </div>
    </div>
  )
}

/** The first doctors; a separate list shows all. */
function Doctors({ department }: { department: DepartmentDetail }) {
  const text = useText(departmentText)
  const id = department.department_id
  const doctors = useInfiniteQuery(departmentQueries.doctors(id))
  if (department.doctor_num === 0) return null
  return (
    <Section title={text.doctors} aside={<Link href={departmentPaths.doctors(id)}>{text.more}</Link>}>
      {doctors.isPending && <Skeleton shape="rows" count={1} />}
      {doctors.isError && <ListState status="error" inline onRetry={() => doctors.refetch()} />}
      {doctors.data && <DoctorFaces doctors={doctors.data.pages[0]!.data} />}
    </Section>
  )
}

const types = departmentContentTypes as [DepartmentContentType, ...DepartmentContentType[]]

function Content({ departmentId }: { departmentId: number }) {
  const text = useText(departmentText)
  const [tab, setTab] = useQueryChoice('tab', types)
  return (
    <Section title={text.content}>
      <Tabs
        id="department"
        label={text.kinds}
        items={types.map((key) => ({ key, label: text.kind[key] }))}
        active={tab}
        onChange={setTab}
      />
      <TabPanel tabsId="department" tabKey={tab}>
        <PagedList
          query={departmentQueries.content(departmentId, tab)}
          keyOf={(item) => item.id}
          estimate={112}
          skeleton="feed"
          emptyText={text.noContent}
        >
          {(item) => <ItemCard item={item} />}
        </PagedList>
      </TabPanel>
    </Section>
  )
}

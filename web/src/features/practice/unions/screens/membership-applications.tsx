import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { applicationStates } from '#contract/practice/unions.ts'
import type { UnionApplication } from '#contract/practice/unions.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { unionMutations } from '../mutations.ts'
import { ApplicationCard } from '../parts/application-card.tsx'
import { RejectSheet } from '../parts/reject-sheet.tsx'
import { VerificationNeeded } from '../parts/verification-needed.tsx'
import { unionPaths } from '#web/paths/unions.ts'
import { unionQueries } from '../queries.ts'
import { unionText } from '../text.ts'

const states = ['pending', 'approved', 'rejected'] as const

/** The applications to join a union, for its managers. */
export function MembershipApplications() {
  const text = useText(unionText)
  const id = useQueryId('id')
  const union = useQuery(unionQueries.detail(id))
  return (
    <DetailScreen detail={union} nameOf={({ name }) => name} missing={text.missing}>
      {(detail) =>
        detail.is_manager === 1 ? (
          <Applications unionId={id} pending={detail.pending_num} />
        ) : detail.needs_verification === 1 ? (
          <VerificationNeeded />
        ) : (
          <ListState
            status="empty"
            emptyText={text.applicationsFor}
            emptyAction={<ButtonLink href={unionPaths.home(id)}>{text.toHome}</ButtonLink>}
          />
        )
      }
    </DetailScreen>
  )
}

function Applications({ unionId, pending }: { unionId: number; pending: number }) {
  const text = useText(unionText)
  const [tab, setTab] = useQueryChoice('tab', states)
  const [rejecting, setRejecting] = useState<UnionApplication>()

  async function reject(reason: string) {
    const application_id = rejecting!.application_id
    await unionMutations.decide({ application_id, type: false, reason })
    toast(text.rejectedDone, 'success')
  }

  return (
    <>
      <Tabs
        id="applications"
        label={text.applications}
        items={states.map((key) => ({
          key,
          label: text.states[key],
          ...(key === 'pending' && pending > 0 && { count: pending }),
        }))}
        active={tab}
        onChange={setTab}
      />
      <TabPanel tabsId="applications" tabKey={tab}>
        <PagedList
          query={unionQueries.applications(unionId, applicationStates[tab])}
          keyOf={(application) => application.application_id}
          estimate={180}
          skeleton="rows"
          emptyText={text.noApplications}
        >
          {(application) => (
            <ApplicationCard application={application} onReject={() => setRejecting(application)} />
          )}
        </PagedList>
      </TabPanel>
      <RejectSheet open={rejecting !== undefined} onClose={() => setRejecting(undefined)} onReject={reject} />
    </>
  )
}

import type { ReactNode } from 'react'
import { ArrowUpIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Spinner } from '#web/ui/spinner/spinner.tsx'
import { kitText } from '#web/ui/text.ts'
import { usePull } from './use-pull.ts'
import './pull-to-refresh.css'

export type PullToRefreshProps = { onRefresh: () => Promise<unknown>; children: ReactNode }

export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const text = useText(kitText)
  const { area, state } = usePull(onRefresh)
  const words = { idle: '', pulling: text.pull, ready: text.release, refreshing: text.refreshing }
  return (
    <div ref={area} className="pull-to-refresh" data-phase={state.phase}>
      <div className="pull-to-refresh-room" style={{ '--pull-distance': `${state.distance}px` }}>
        <div className="pull-to-refresh-sign">
          {state.phase === 'refreshing' ? <Spinner /> : <ArrowUpIcon size="small" />}
          <output>{words[state.phase]}</output>
        </div>
      </div>
      {children}
    </div>
  )
}

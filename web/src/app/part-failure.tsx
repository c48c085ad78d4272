import { Component } from 'react'
import type { ReactNode } from 'react'
import { ListState } from '#web/ui/list-state/list-state.tsx'

type PartFailureProps = { onRetry: () => void; children: ReactNode }

const reloadedKey = 'part_reloaded_at'
const reloadPauseMs = 60_000

/**
 * Stands in for a screen that could not be loaded or broke. The first retry loads the part again; a second failure
 * reloads the page, once, because a new version may have replaced the part.
 */
export class PartFailure extends Component<PartFailureProps, { tries: number; hasFailed: boolean }> {
  override state = { tries: 0, hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  retry = () => {
    if (this.state.tries > 0 && mayReload()) return location.reload()
    this.props.onRetry()
    this.setState(({ tries }) => ({ tries: tries + 1, hasFailed: false }))
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main>
        <ListState status="error" onRetry={this.retry} />
      </main>
    )
  }
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0)
    if (Date.now() - last < reloadPauseMs) return false
    sessionStorage.setItem(reloadedKey, String(Date.now()))
    return true
  } catch {
    return false
  }
}

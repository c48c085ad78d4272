import { Component } from 'react'
import type { ReactNode } from 'react'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { isReplaced } from '#web/platform/main-script.ts'
import { reloadOnce } from '#web/platform/reload-once.ts'
import { noteScreenShown } from '#web/platform/screen-shown.ts'

type PartFailureProps = { onRetry: () => void; children: ReactNode }

/**
 * Replaces a screen that failed to load or crashed. When a new version has replaced this page's chunks, the page
 * reloads at once. Otherwise the first retry loads the chunk again, and the next one reloads the page, because
 * browsers may remember that a chunk failed.
 */
export class PartFailure extends Component<PartFailureProps, { tries: number; hasFailed: boolean }> {
  override state = { tries: 0, hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    noteScreenShown()
    void isReplaced().then((is) => is && reloadOnce('part'))
  }

  retry = () => {
    if (this.state.tries > 0 && reloadOnce('part')) return
    this.props.onRetry()
    this.setState(({ tries }) => ({ tries: tries + 1, hasFailed: false }))
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <ScreenFrame>
        <ListState status="error" onRetry={this.retry} />
      </ScreenFrame>
    )
  }
}

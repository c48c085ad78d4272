/** The space that the picture takes: its place in the page, a large one over it, the whole page, or the whole screen. */
export type Space = 'place' | 'theatre' | 'page' | 'screen'

/** What the frame around a picture shows. */
export type Frame = {
  space: Space
  isPlaying: boolean
  areControlsShown: boolean
  /** A pointer is over the controls. */
  isOverControls: boolean
  isPanelOpen: boolean
}

export const firstFrame: Frame = {
  space: 'place',
  isPlaying: false,
  areControlsShown: true,
  isOverControls: false,
  isPanelOpen: false,
}

export type FrameEvent =
  | { is: 'played' | 'paused' }
  /** A mouse has moved, or a key was pressed. */
  | { is: 'woken' }
  /** A finger has tapped the picture. */
  | { is: 'tapped' }
  /** Nothing has happened for a while. */
  | { is: 'idle' }
  | { is: 'controls-entered' | 'controls-left' }
  | { is: 'panel-opened' | 'panel-closed' }
  | { is: 'resized'; to: Space }

export function nextFrame(frame: Frame, event: FrameEvent): Frame {
  switch (event.is) {
    case 'played':
      return change(frame, { isPlaying: true })
    case 'paused':
      return change(frame, { isPlaying: false, areControlsShown: true })
    case 'woken':
      return change(frame, { areControlsShown: true })
    case 'tapped':
      return frame.isPanelOpen
        ? change(frame, { isPanelOpen: false })
        : change(frame, { areControlsShown: !frame.areControlsShown })
    case 'idle':
      return mayHide(frame) ? change(frame, { areControlsShown: false }) : frame
    case 'controls-entered':
      return change(frame, { isOverControls: true, areControlsShown: true })
    case 'controls-left':
      return change(frame, { isOverControls: false })
    case 'panel-opened':
      return change(frame, { isPanelOpen: true, areControlsShown: true })
    case 'panel-closed':
      return change(frame, { isPanelOpen: false })
  }
  return change(frame, { space: event.to })
}

/** Whether the controls hide once nothing happens. */
export const mayHide = (frame: Frame): boolean =>
  frame.areControlsShown && frame.isPlaying && !frame.isOverControls && !frame.isPanelOpen

/** Whether the picture lies over a page that is still there below it. */
export const isOverPage = ({ space }: Frame): boolean => space === 'theatre' || space === 'page'

/** The same frame if nothing differs: a mouse moves often, and React renders only what is new. */
function change(frame: Frame, changes: Partial<Frame>): Frame {
  const next = { ...frame, ...changes }
  const isSame = (Object.keys(changes) as (keyof Frame)[]).every((key) => frame[key] === next[key])
  return isSame ? frame : next
}

/** What lies over the whole picture. */
export type Cover = 'start' | 'break' | 'waiting' | 'failure'

type Facts = {
  hasFailed: boolean
  /** A broadcast has no picture at the moment. */
  isBreak: boolean
  /** Somebody has pressed play, now or before. */
  hasBegun: boolean
  /** The picture does not move although it should. */
  isWaiting: boolean
}

export function coverOf({ hasFailed, isBreak, hasBegun, isWaiting }: Facts): Cover | undefined {
  if (hasFailed) return 'failure'
  if (isBreak) return 'break'
  if (!hasBegun) return 'start'
  return isWaiting ? 'waiting' : undefined
}

import './progress-bar.css'

export type ProgressBarProps = {
  label: string
  /** From 0 to 1. */
  share: number
}

export function ProgressBar({ label, share }: ProgressBarProps) {
  return <progress className="progress-bar" aria-label={label} value={share} />
}

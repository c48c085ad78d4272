import type { OperationStep } from '#contract/library/operations.ts'

/** The step that a second of the video belongs to: the last one begun. Steps are sorted by time. */
export const currentStep = (steps: readonly OperationStep[], second: number): OperationStep | undefined =>
  steps.findLast((step) => step.at_seconds <= second)

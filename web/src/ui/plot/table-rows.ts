export type PlotPoint = { label: string; value: number }

/** Bars are days or months, a line goes through a video. */
export type PlotShape = 'bars' | 'line'

/** The points as the table lists them: the latest day first, a video from its beginning. */
export const tableRows = (points: readonly PlotPoint[], shape: PlotShape): readonly PlotPoint[] =>
  shape === 'line' ? points : points.toReversed()

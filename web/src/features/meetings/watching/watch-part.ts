/** A session or a recording of a meeting, whose requirements are asked about besides those of the meeting. */
export type WatchPart = { schedule_id?: number; l_r_id?: number }

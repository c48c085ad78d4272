/** What a meeting requires for credit; each requirement is a condition of its study progress. */
export type CreditRule = {
  needsCheckin: boolean
  /** To have checked in on site: a form that is sent from elsewhere does not count. */
  needsPresence: boolean
  /** 0 requires no watching. */
  watchPercent: number
  /** To answer questions while watching. */
  needsRecall: boolean
  pointsTenths: number
}

type MeetingFacts = { is_credit: boolean; is_offline: boolean }
type RuleRow = {
  needs_checkin: boolean
  watch_percent: number
  needs_recall: boolean
  points_tenths: number
}

const usualRule: RuleRow = { needs_checkin: true, watch_percent: 80, needs_recall: true, points_tenths: 10 }

const noCredit: CreditRule = {
  needsCheckin: false,
  needsPresence: false,
  watchPercent: 0,
  needsRecall: false,
  pointsTenths: 0,
}

/**
 * The only place that decides what a meeting requires for credit: its conditions, its check-in form and its counter on site all follow
 * from here. An offline meeting has no picture: it requires presence and never watching.
 */
export function decideCreditRule(
  { is_credit, is_offline }: MeetingFacts,
  row: RuleRow = usualRule,
): CreditRule {
  if (!is_credit) return noCredit
  return {
    needsCheckin: row.needs_checkin && !is_offline,
    needsPresence: row.needs_checkin && is_offline,
    watchPercent: is_offline ? 0 : row.watch_percent,
    needsRecall: row.needs_recall && row.watch_percent > 0 && !is_offline,
    pointsTenths: row.points_tenths,
  }
}

import { resourceFailures } from '#contract/console/resources.ts'
import { refuse } from '#kernel/fail.ts'

/** For deeds that answer whether they changed anything: refuses what somebody else has done meanwhile. */
export function expectChange(isChanged: boolean): void {
  if (!isChanged) throw refuse(resourceFailures.notApplicable)
}

import type { OperatorRole } from '#contract/people/operators.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Words } from '#kernel/console-framework/words.ts'

export const roleWords: Record<OperatorRole, Words> = {
  editor: words('内容编辑', 'Content editor'),
  meetingManager: words('会议管理', 'Meeting manager'),
  reviewer: words('审核员', 'Reviewer'),
  financeClerk: words('财务经办', 'Finance clerk'),
  financeApprover: words('财务复核', 'Finance approver'),
  unionClerk: words('科联体管理', 'Union clerk'),
  support: words('客服', 'Support'),
  analyst: words('数据分析', 'Analyst'),
  administrator: words('管理员', 'Administrator'),
}

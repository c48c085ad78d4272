import { numberColumn, textColumn, textFilter } from '#kernel/console-framework/columns.ts'
import { defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { consultationCounts } from './consultations.console.queries.ts'

export const consultationsResource = defineResource({
  name: 'consultations',
  title: words('会诊统计', 'Consultations'),
  right: 'figures.read',
  rows: consultationCounts,
  titleOf: titledBy('department', 'hospital'),
  columns: {
    department: textColumn('科室', 'Department'),
    hospital: textColumn('医院', 'Hospital'),
    asked: numberColumn('申请', 'Asked'),
    awaiting: numberColumn('待接诊', 'Awaiting'),
    in_consultation: numberColumn('会诊中', 'In consultation'),
    ended: numberColumn('已结束', 'Ended'),
    cancelled: numberColumn('已取消', 'Cancelled'),
  },
  filters: { q: textFilter('科室或医院', 'Department or hospital') },
})
